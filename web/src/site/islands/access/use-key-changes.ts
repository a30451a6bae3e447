import { ApiError, reasonOf } from '@approdo/shared/client';
import type { OwnKeys } from '@approdo/shared/contract/account/own-keys';
import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { keyCalls } from './access-client.ts';
import { type AskedProof, readAskedProof } from './asked-proof.ts';

/** The part of the page that a change belongs to: what comes of it is said there. */
export type KeysPlace = 'passkeys' | 'codes';

/** What came of the last change, in words. */
type Told = { readonly place: KeysPlace; readonly kind: 'success' | 'error'; readonly text: string };

/** Answers with what is to be said where it succeeded; undefined where it was called off. */
export type KeysChange = {
  readonly place: KeysPlace;
  readonly run: () => Promise<string | undefined>;
  readonly failed: string;
  /** Whether a form says what is wrong, beside its field: it is thrown then. */
  readonly isForm?: true;
};

/** A change that waits until she has shown who she is. */
type Waiting = AskedProof & { readonly change: KeysChange };

export type KeyChanges = ReturnType<typeof useKeyChanges>;

/** What the guest is proved by, and how it is changed, a change at a time; undefined as long as it is not read. */
export function useKeyChanges() {
  const { access } = useTexts();
  const [keys, setKeys] = useState<OwnKeys>();
  const [hasFailed, setFailed] = useState(false);
  const [told, tell] = useState<Told>();
  const [waiting, setWaiting] = useState<Waiting>();
  const [isBusy, setBusy] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      setKeys(await keyCalls.get());
    } catch {
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    void load();
  }, [load]);

  /** Where a fresh proof is asked for it waits for that, once. False as long as it is not done. */
  async function change(wanted: KeysChange, isProved = false): Promise<boolean> {
    if (isBusy) return false;
    const { place } = wanted;
    setBusy(true);
    tell(undefined);
    setWaiting(undefined);
    try {
      const done = await wanted.run();
      if (done !== undefined) tell({ place, kind: 'success', text: done });
      await load();
      return true;
    } catch (cause) {
      const asked = isProved ? undefined : readAskedProof(cause);
      if (asked) setWaiting({ ...asked, change: wanted });
      else if (wanted.isForm && !isProved) throw cause;
      else tell({ place, kind: 'error', text: reasonOf(cause) ?? wanted.failed });
      // Somebody else was quicker.
      if (cause instanceof ApiError && [404, 409].includes(cause.status)) await load();
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    keys,
    hasFailed,
    isBusy,
    load,
    change,
    toldAt: (place: KeysPlace) => (told?.place === place ? told : undefined),
    askedAt: (place: KeysPlace) => (waiting?.change.place === place ? waiting : undefined),
    /** She has shown who she is, or would rather not. */
    answer: (isGiven: boolean) => {
      if (!waiting) return;
      if (isGiven) return void change(waiting.change, true);
      setWaiting(undefined);
      tell({ place: waiting.change.place, kind: 'error', text: access.proof.notGiven });
    },
  };
}
