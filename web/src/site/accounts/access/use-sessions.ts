import { reasonOf } from '@approdo/shared/client';
import type { OpenSession } from '@approdo/shared/contract/accounts/devices';
import { useCallback, useEffect, useState } from 'react';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import { deviceCalls } from './access-client.ts';

/** The guest's open sessions, and the calls that end them; undefined until they are read. */
export function useSessions() {
  const { access } = useFurtherTexts();
  const [sessions, setSessions] = useState<readonly OpenSession[]>();
  const [hasFailed, setFailed] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      setSessions(await deviceCalls.list());
    } catch {
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    void load();
  }, [load]);

  /** One at a time; the list is read again in any case, since somebody else may have been faster. */
  async function change(end: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      await end();
    } catch (cause) {
      setRefusal(reasonOf(cause) ?? access.endFailed);
    }
    await load();
    setBusy(false);
  }

  return {
    sessions,
    hasFailed,
    refusal,
    isBusy,
    load,
    end: (id: string) => change(() => deviceCalls.end({ params: { id } })),
    endOthers: () => change(() => deviceCalls.endOthers()),
  };
}
