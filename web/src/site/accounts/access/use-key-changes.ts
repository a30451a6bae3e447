import { ApiError, reasonOf } from '@approdo/shared/client';
import { keys } from '@approdo/shared/contract/accounts/keys';
import type { OwnKeys } from '@approdo/shared/contract/accounts/own-keys';
import { useCallback, useEffect, useState } from 'react';
import { useProvedClient } from './use-proved-client.ts';

const ROWS = { keys };

/** The section of the page that a change belongs to, and that shows its message. */
export type KeysSection = 'passkeys' | 'codes';

/** The outcome of the last change, as text. */
type ChangeMessage = { readonly section: KeysSection; readonly kind: 'success' | 'error'; readonly text: string };

/** Resolves with the success message; undefined if it was cancelled. */
export type KeysChange = {
  readonly section: KeysSection;
  readonly run: () => Promise<string | undefined>;
  readonly failed: string;
  /** Whether a form shows the fault beside its field: it is thrown then. */
  readonly isForm?: true;
};

export type KeyChanges = ReturnType<typeof useKeyChanges>;

/** The guest's proofs and their changes, one at a time; undefined until they are read. */
export function useKeyChanges(onRead: (keys: OwnKeys) => void) {
  const { client, promptProofs, answer } = useProvedClient(ROWS);
  const calls = client.keys;
  const [own, setOwn] = useState<OwnKeys>();
  const [hasFailed, setFailed] = useState(false);
  const [message, setMessage] = useState<ChangeMessage>();
  const [busySection, setBusySection] = useState<KeysSection>();

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
  async function change({ section, run, failed, isForm }: KeysChange): Promise<boolean> {
    if (busySection) return false;
    setBusySection(section);
    setMessage(undefined);
    try {
      const done = await run();
      if (done !== undefined) setMessage({ section, kind: 'success', text: done });
      await load();
      return true;
    } catch (cause) {
      if (isForm) throw cause;
      setMessage({ section, kind: 'error', text: reasonOf(cause) ?? failed });
      // Somebody else was faster.
      if (cause instanceof ApiError && [404, 409].includes(cause.status)) await load();
      return false;
    } finally {
      setBusySection(undefined);
    }
  }

  return {
    calls,
    keys: own,
    hasFailed,
    isBusy: busySection !== undefined,
    load,
    change,
    messageAt: (section: KeysSection) => (message?.section === section ? message : undefined),
    /** The methods for a fresh proof, if a change of that section waits for one. */
    promptProofsAt: (section: KeysSection) => (busySection === section ? promptProofs : undefined),
    answer,
  };
}
