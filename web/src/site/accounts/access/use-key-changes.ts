import { ApiError, reasonOf } from '@approdo/shared/client';
import { keys } from '@approdo/shared/contract/accounts/keys';
import type { OwnKeys } from '@approdo/shared/contract/accounts/own-keys';
import { useCallback, useEffect, useState } from 'react';
import { useProvedClient } from './use-proved-client.ts';

const ROWS = { keys };

/** The section of the page that a change belongs to, and that shows its message. */
export type KeysPlace = 'passkeys' | 'codes';

/** The outcome of the last change, as text. */
type Told = { readonly place: KeysPlace; readonly kind: 'success' | 'error'; readonly text: string };

/** Resolves with the success message; undefined if it was cancelled. */
export type KeysChange = {
  readonly place: KeysPlace;
  readonly run: () => Promise<string | undefined>;
  readonly failed: string;
  /** Whether a form shows the fault beside its field: it is thrown then. */
  readonly isForm?: true;
};

export type KeyChanges = ReturnType<typeof useKeyChanges>;

/** The guest's proofs and their changes, one at a time; undefined until they are read. */
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

  /** Resolves with whether it is done. */
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
      // Somebody else was faster.
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
    /** The methods for a fresh proof, if a change of that section waits for one. */
    askedAt: (place: KeysPlace) => (busyAt === place ? asked : undefined),
    answer,
  };
}
