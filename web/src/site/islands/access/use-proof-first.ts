import { reasonOf } from '@approdo/shared/client';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { type AskedProof, readAskedProof } from './asked-proof.ts';

type Waiting = AskedProof & { readonly send: () => Promise<void> };

/** What a form sends waits, where a fresh proof is asked for, until she has shown who she is; it is then sent once more. */
export function useProofFirst(failureText: string) {
  const { access } = useTexts();
  const [waiting, setWaiting] = useState<Waiting>();
  const [failure, setFailure] = useState<string>();

  return {
    asked: waiting,
    failure,
    /** Rejects as `send` does for any other reason. */
    sendProved: async (send: () => Promise<void>): Promise<void> => {
      setFailure(undefined);
      setWaiting(undefined);
      try {
        await send();
      } catch (cause) {
        const asked = readAskedProof(cause);
        if (!asked) throw cause;
        setWaiting({ ...asked, send });
      }
    },
    /** She has shown who she is, or would rather not. */
    answer: (isGiven: boolean): void => {
      setWaiting(undefined);
      if (!isGiven) setFailure(access.proof.notGiven);
      else void waiting?.send().catch((cause: unknown) => setFailure(reasonOf(cause) ?? failureText));
    },
  };
}
