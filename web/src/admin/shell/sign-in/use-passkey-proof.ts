import { createClient } from '@approdo/shared/client';
import { freshProof } from '@approdo/shared/contract/accounts/fresh-proof';
import { useState } from 'react';
import { proveByPasskey } from '../../../passkeys/prove.ts';
import { describeServerError, type Failure } from '../../kit/feedback/failure.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { FRESH_PROOF } from './texts.ts';

/** A fresh proof by a passkey, here or in a browser beside the shell. A cancelled prompt is silent. */
export function usePasskeyProof(onGiven: () => void) {
  const { session, transport } = usePlatform();
  const [isPrompting, setPrompting] = useState(false);
  const [problem, setProblem] = useState<Failure>();

  async function prove(): Promise<void> {
    const isGiven = await (session.passkey?.inBrowser?.prove() ??
      proveByPasskey(createClient({ freshProof }, transport).freshProof));
    if (isGiven) onGiven();
  }

  return {
    isPrompting,
    problem,
    prove: async () => {
      if (isPrompting) return;
      setPrompting(true);
      setProblem(undefined);
      await prove().catch((fault: unknown) => setProblem(describeServerError(fault, FRESH_PROOF.failed)));
      setPrompting(false);
    },
  };
}
