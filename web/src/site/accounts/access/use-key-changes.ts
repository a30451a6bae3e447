import { ApiError, reasonOf } from '@approdo/shared/client';
import { keys } from '@approdo/shared/contract/accounts/keys';
import type { OwnKeys } from '@approdo/shared/contract/accounts/own-keys';
import { useCallback, useEffect, useState } from 'react';
import { useProvedClient } from './use-proved-client.ts';

const ROWS = { keys };

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

export type KeyChanges = ReturnType<typeof useKeyChanges>;

/** What the guest is proved by, and how it is changed, a change at a time; undefined as long as it is not read. */
export function useKeyChanges(onRead: (keys: OwnKeys) => void) {
  const { client, asked, answer } = useProvedClient(ROWS);
  const calls = client.keys;
  const [own, setOwn] = useState<OwnKeys>();
  const [hasFailed, setFailed] = useState(false);
  const [told, tell] = useState<Told>();
  const [busyAt, setBusyAt] = useState<KeysPlace>();

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const read = await calls.get();
      setOwn(read);
      onRead(read);
    } catch {
      setFailed(true);
    }
  }, [calls, onRead]);

  useEffect(() => {
    void load();
  }, [load]);

  /** Whether it is done. */
  async function change({ place, run, failed, isForm }: KeysChange): Promise<boolean> {
    if (busyAt) return false;
    setBusyAt(place);
    tell(undefined);
    try {
      const done = await run();
      if (done !== undefined) tell({ place, kind: 'success', text: done });
      await load();
      return true;
    } catch (cause) {
      if (isForm) throw cause;
      tell({ place, kind: 'error', text: reasonOf(cause) ?? failed });
      // Somebody else was quicker.
      if (cause instanceof ApiError && [404, 409].includes(cause.status)) await load();
      return false;
    } finally {
      setBusyAt(undefined);
    }
  }

  return {
    calls,
    keys: own,
    hasFailed,
    isBusy: busyAt !== undefined,
    load,
    change,
    toldAt: (place: KeysPlace) => (told?.place === place ? told : undefined),
    /** By what she may show who she is, where a change of that part waits for it. */
    askedAt: (place: KeysPlace) => (busyAt === place ? asked : undefined),
    answer,
  };
}
