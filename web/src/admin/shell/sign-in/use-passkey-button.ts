import { useEffect, useState } from 'react';
import { describeServerError, type Failure } from '../../kit/feedback/failure.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { SIGN_IN } from './texts.ts';

/** Signing in with a passkey, if shell and site support it. */
export function usePasskeyButton() {
  const { passkey } = usePlatform().session;
  const [isOffered, setOffered] = useState(false);
  const [isPrompting, setPrompting] = useState(false);
  const [problem, setProblem] = useState<Failure>();

  useEffect(() => {
    let isMounted = true;
    void passkey?.isOffered().then((isIt) => isMounted && setOffered(isIt));
    return () => {
      isMounted = false;
    };
  }, [passkey]);

  /** A cancelled prompt is silent. */
  async function enter(): Promise<void> {
    if (isPrompting) return;
    setPrompting(true);
    setProblem(undefined);
    await passkey?.enter().catch((fault: unknown) => setProblem(describeServerError(fault, SIGN_IN.failed)));
    setPrompting(false);
  }

  return { isOffered, isPrompting, problem, enter, forgetProblem: () => setProblem(undefined) };
}

export type PasskeyButton = ReturnType<typeof usePasskeyButton>;
