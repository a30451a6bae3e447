import { createClient, type Transport } from '@approdo/shared/client';
import { readSecondProofAsked } from '@approdo/shared/client/second-proof';
import {
  type AskedSecondProof,
  auth,
  type credentials,
  type Session,
  type secondProof,
} from '@approdo/shared/contract/accounts/auth';
import { passkeySignIn } from '@approdo/shared/contract/accounts/keys';
import type { z } from 'zod';
import { enterByPasskey, findPasskeyOffer } from '../../../passkeys/sign-in.ts';
import { finishHere, signInHere } from '../../../session/browser-device.ts';

/** A session, or the second step after a right password. */
type Begun = { readonly session?: Session; readonly asked?: AskedSecondProof };

/** Sign-in over this transport; `isOffered` never rejects, `enter` resolves to undefined if cancelled. */
export function createSignIn(transport: Transport) {
  const client = createClient({ auth, passkeySignIn }, transport);
  return {
    async begin(typed: z.input<typeof credentials>): Promise<Begun> {
      try {
        return { session: await signInHere(client.auth, typed) };
      } catch (fault) {
        const asked = readSecondProofAsked(fault);
        if (!asked) throw fault;
        return { asked };
      }
    },
    finish: (given: z.input<typeof secondProof>): Promise<Session> => finishHere(client.auth, given),
    isOffered: async (): Promise<boolean> => (await findPasskeyOffer(client.passkeySignIn)) !== undefined,
    enter: (): Promise<Session | undefined> => enterByPasskey(client.passkeySignIn),
  };
}
