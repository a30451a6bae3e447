import { createClient, type Transport } from '@approdo/shared/client';
import { readSecondProofRequest } from '@approdo/shared/client/second-proof';
import {
  auth,
  type credentials,
  type SecondProofPrompt,
  type Session,
  type secondProof,
} from '@approdo/shared/contract/accounts/auth';
import { passkeySignIn } from '@approdo/shared/contract/accounts/keys';
import type { z } from 'zod';
import { enterByPasskey, findPasskeyOffer } from '../../../passkeys/sign-in.ts';
import { finishHere, signInHere } from '../../../session/browser-device.ts';

/** A session, or the second step after a right password. */
type Begun = { readonly session?: Session; readonly secondStep?: SecondProofPrompt };

/** Sign-in over this transport; `isOffered` never rejects, `enter` resolves to undefined if cancelled. */
export function createSignIn(transport: Transport) {
  const client = createClient({ auth, passkeySignIn }, transport);
  return {
    async begin(typed: z.input<typeof credentials>): Promise<Begun> {
      try {
        return { session: await signInHere(client.auth, typed) };
      } catch (fault) {
        const secondStep = readSecondProofRequest(fault);
        if (!secondStep) throw fault;
        return { secondStep };
      }
    },
    finish: (given: z.input<typeof secondProof>): Promise<Session> => finishHere(client.auth, given),
    isOffered: async (): Promise<boolean> => (await findPasskeyOffer(client.passkeySignIn)) !== undefined,
    enter: (): Promise<Session | undefined> => enterByPasskey(client.passkeySignIn),
  };
}
