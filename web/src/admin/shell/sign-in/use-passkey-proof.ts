import { freshProof } from '@approdo/shared/contract/accounts/fresh-proof';
import { useState } from 'react';
import { proveByPasskey } from '../../../passkeys/prove.ts';
import { type Failure, sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useClient, usePlatform } from '../../session/platform-context.ts';
import { FRESH_PROOF } from './texts.ts';

const ROWS = { freshProof };

/** Showing again who one is by a passkey, here or in a browser beside. Calling it off says nothing. */
export function usePasskeyProof(onGiven: () => void) {
  const { passkey } = usePlatform().session;
  const client = useClient(ROWS);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<Failure>();

  async function prove(): Promise<void> {
    const isGiven = await (passkey?.inBrowser?.prove() ?? proveByPasskey(client.freshProof));
    if (isGiven) onGiven();
  }

  return {
    isAsking,
    problem,
    ask: async () => {
      if (isAsking) return;
      setAsking(true);
      setProblem(undefined);
      await prove().catch((fault: unknown) => setProblem(sayWhatServerSaid(fault, FRESH_PROOF.failed)));
      setAsking(false);
    },
  };
}
