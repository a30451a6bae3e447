import { ApiError, reasonOf } from '@approdo/shared/client';
import type { Session } from '@approdo/shared/contract/accounts/auth';
import { useEffect, useState } from 'react';
import { knowsPasskeys, proposesPasskeys } from './passkeys.ts';
import type { PasskeySignIn } from './sign-in.ts';

/** Before the suggestion's challenge expires. */
const RENEW_AFTER_MS = 4 * 60_000;

type SigningIn = {
  /** Called only if the browser supports passkeys. */
  readonly load: () => Promise<PasskeySignIn>;
  readonly onSession: (session: Session) => void;
  /** Whether a field of the page, with `autocomplete="… webauthn"`, suggests it. */
  readonly isProposed: boolean;
  /** The message if the server gives no reason. */
  readonly failureText: string;
};

/** Signing in with a passkey, if offered: by a button, and by the e-mail field's suggestions. */
export function usePasskeySignIn({ load, onSession, isProposed, failureText }: SigningIn) {
  const [isOffered, setOffered] = useState(false);
  const [isPrompting, setPrompting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks with a challenge of its own
  useEffect(() => {
    if (isPrompting) return;
    const ending = new AbortController();
    void propose(ending.signal);
    const timer = setTimeout(() => setRound(round + 1), RENEW_AFTER_MS);
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [isPrompting, isProposed, round]);

  async function propose(ended: AbortSignal): Promise<void> {
    const signIn = knowsPasskeys() ? await load().catch(() => undefined) : undefined;
    const offer = await signIn?.findOffer();
    if (ended.aborted) return;
    setOffered(offer !== undefined);
    if (!signIn || !offer || !isProposed || !(await proposesPasskeys())) return;
    try {
      const session = await signIn.enterByProposal(offer, ended);
      if (session) onSession(session);
    } catch (cause) {
      // A prompt that the browser itself refuses is not repeated.
      if (!(cause instanceof ApiError)) return;
      setFailure(reasonOf(cause) ?? failureText);
      setRound(round + 1);
    }
  }

  /** Ends the suggestions, and starts them again unless the user is signed in. */
  async function enter(): Promise<void> {
    if (isPrompting) return;
    setFailure(undefined);
    setPrompting(true);
    try {
      const session = await (await load()).enter();
      if (session) return onSession(session);
    } catch (cause) {
      setFailure(reasonOf(cause) ?? failureText);
    }
    setPrompting(false);
  }

  return { isOffered, isPrompting, failure, enter, forgetFailure: () => setFailure(undefined) };
}
