import { ApiError, reasonOf } from '@approdo/shared/client';
import type { OwnKeys } from '@approdo/shared/contract/account/keys';
import { useCallback, useEffect, useState } from 'react';
import { makePasskey } from '../../../passkeys/passkeys.ts';
import { removeAndTell } from '../../../passkeys/tell-removed.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { keyCalls, proofCalls } from './access-client.ts';
import { type AskedProof, readAskedProof } from './asked-proof.ts';

/** What came of the last change, in words. */
type Told = { readonly kind: 'success' | 'error'; readonly text: string };

/** Answers with what is to be said where it succeeded; undefined where it was called off. */
type Change = { readonly run: () => Promise<string | undefined>; readonly failed: string };

/** A change that waits until she has shown who she is. */
type Waiting = AskedProof & { readonly change: Change };

/** What the guest is proved by, and what changes it; undefined as long as it is not read. */
export function usePasskeys() {
  const { access } = useTexts();
  const texts = access.passkeys;
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

  /** One at a time; where a fresh proof is asked for it waits for that, once. False as long as it is not done. */
  async function change(wanted: Change, isProved = false): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    tell(undefined);
    setWaiting(undefined);
    try {
      const done = await wanted.run();
      if (done !== undefined) tell({ kind: 'success', text: done });
      await load();
      return true;
    } catch (cause) {
      const asked = isProved ? undefined : readAskedProof(cause);
      if (asked) setWaiting({ ...asked, change: wanted });
      else tell({ kind: 'error', text: reasonOf(cause) ?? wanted.failed });
      // Somebody else was quicker.
      if (cause instanceof ApiError && [404, 409].includes(cause.status)) await load();
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function add(): Promise<string | undefined> {
    const made = await makePasskey((await keyCalls.beginPasskey()).options);
    if (made === undefined) return undefined;
    if (made === 'EXISTS') return texts.exists;
    await keyCalls.addPasskey({ body: { response: made } });
    return texts.added;
  }

  return {
    keys,
    hasFailed,
    told,
    isBusy,
    load,
    asked: waiting,
    /** She has shown who she is, or would rather not. */
    answer: (isGiven: boolean) => {
      if (isGiven && waiting) return void change(waiting.change, true);
      setWaiting(undefined);
      tell({ kind: 'error', text: access.proof.notGiven });
    },
    add: () => change({ run: add, failed: texts.addFailed }),
    rename: (id: string, name: string) =>
      change({
        run: async () => {
          await keyCalls.renamePasskey({ params: { id }, body: { name } });
          return undefined;
        },
        failed: texts.changeFailed,
      }),
    remove: (id: string) =>
      change({
        run: async () => {
          await removeAndTell(proofCalls, () => keyCalls.removePasskey({ params: { id } }));
          return texts.removed;
        },
        failed: texts.changeFailed,
      }),
  };
}
