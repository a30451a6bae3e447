import { createClient, type Transport } from '@approdo/shared/client';
import type { Session } from '@approdo/shared/contract/account/auth';
import { passkeySignIn } from '@approdo/shared/contract/account/keys';
import { enterByPasskey, findPasskeyOffer } from './sign-in.ts';

/** Signing in with a passkey by this transport; `isOffered` never rejects, `enter` answers undefined where it is called off. */
export function createPasskeySignIn(transport: Transport) {
  const calls = createClient({ passkeySignIn }, transport).passkeySignIn;
  return {
    isOffered: async (): Promise<boolean> => (await findPasskeyOffer(calls)) !== undefined,
    enter: (): Promise<Session | undefined> => enterByPasskey(calls),
  };
}
