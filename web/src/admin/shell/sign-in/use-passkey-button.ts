import { useEffect, useState } from 'react';
import { describeServerError, type Failure } from '../../kit/feedback/failure.ts';
import { usePlatform } from '../../session/platform-context.ts';
import { SIGN_IN } from './texts.ts';

/** Signing in with a passkey, if shell and site support it. */
export function usePasskeyButton() {
  const { passkey } = usePlatform().session;
  const [isOffered, setOffered] = useState(false);
  const { run, ...prompt } = usePrompt(SIGN_IN.failed);

  useEffect(() => {
    let isMounted = true;
    void passkey?.isOffered().then((isIt) => isMounted && setOffered(isIt));
    return () => {
      isMounted = false;
    };
  }, [passkey]);

  return { ...prompt, isOffered, enter: () => run(async () => passkey?.enter()) };
}

export type PasskeyButton = ReturnType<typeof usePasskeyButton>;

/** Runs one prompt at a time, and keeps why it failed; a cancelled one is silent. */
export function usePrompt(failed: string) {
  const [isPrompting, setPrompting] = useState(false);
  const [problem, setProblem] = useState<Failure>();

  async function run(prompt: () => Promise<void>): Promise<void> {
    if (isPrompting) return;
    setPrompting(true);
    setProblem(undefined);
    await prompt().catch((fault: unknown) => setProblem(describeServerError(fault, failed)));
    setPrompting(false);
  }

  return { isPrompting, problem, run, forgetProblem: () => setProblem(undefined) };
}
