import { useEffect, useState } from 'react';
import { type Failure, describeServerError } from '../../kit/feedback/failure.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { SIGN_IN } from './texts.ts';

/** Signing in with a passkey, if shell and site support it. */
export function usePasskeyButton() {
  const { passkey } = usePlatform().session;
  const [isOffered, setOffered] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<Failure>();

  useEffect(() => {
    let isShown = true;
    void passkey?.isOffered().then((isIt) => isShown && setOffered(isIt));
    return () => {
      isShown = false;
    };
  }, [passkey]);

  /** A cancelled prompt is silent. */
  async function enter(): Promise<void> {
    if (isAsking) return;
    setAsking(true);
    setProblem(undefined);
    await passkey?.enter().catch((fault: unknown) => setProblem(describeServerError(fault, SIGN_IN.failed)));
    setAsking(false);
  }

  return { isOffered, isAsking, problem, enter, forgetProblem: () => setProblem(undefined) };
}

export type PasskeyButton = ReturnType<typeof usePasskeyButton>;
