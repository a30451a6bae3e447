import type { handoverProof } from '@approdo/shared/contract/accounts/handover';
import type { PasskeyAnswer } from '@approdo/shared/contract/accounts/passkey-shapes';
import { challengeOf } from '@approdo/shared/node/proof-key';
import type { z } from 'zod';
import type { Clock } from '../../../../adapters/clock.ts';
import { hashToken, makeToken } from '../../../../adapters/secret-token.ts';
import type { Trx } from '../../../../db/transaction.ts';
import type { PasskeyProofs, Sender } from '../passkeys/passkey-proofs.ts';
import { deleteHandoverCodes, insertHandoverCode, takeHandoverCode } from './handovers.repository.ts';

/** KEYS.md, 10. */
const LIFETIME_MS = 60_000;

type HandoversNeeds = { readonly clock: Clock; readonly passkeys: Pick<PasskeyProofs, 'proveAnyone'> };

export type HandoverProof = z.output<typeof handoverProof>;

type Asked = { readonly response: PasskeyAnswer; readonly challenge: string };

type HandedOver = { readonly code: string; readonly expiresAt: string };

export type Handovers = ReturnType<typeof createHandovers>;

/** Lets a browser's passkey sign the desktop app in: by a code that only the holder of the verifier can use. */
export function createHandovers({ clock, passkeys }: HandoversNeeds) {
  return {
    /** The code is valid for a minute, once, and while the passkey exists. Throws as `proveAnyone`. */
    async make({ response, challenge }: Asked, sender: Sender): Promise<HandedOver> {
      return await passkeys.proveAnyone({ answer: response, sender }, async (trx, userId, passkeyId) => {
        const now = clock.now();
        await forgetHandovers(trx, now);
        const code = makeToken();
        const expiresAt = new Date(now.getTime() + LIFETIME_MS).toISOString();
        const made = { code_hash: hashToken(code), user_id: userId, passkey_id: passkeyId, challenge };
        await insertHandoverCode(trx, { ...made, expires_at: expiresAt });
        return { code, expiresAt };
      });
    },

    /**
     * Uses the code up, in the caller's transaction, and returns its account. Undefined if it is invalid or expired,
     * or if the verifier or a given account does not match: the code stays then.
     */
    async take(trx: Trx, { code, verifier }: HandoverProof, userId?: string): Promise<string | undefined> {
      const now = clock.now().toISOString();
      return await takeHandoverCode(trx, { hash: hashToken(code), challenge: challengeOf(verifier), now, userId });
    },
  };
}

/** Deletes the expired ones. */
export async function forgetHandovers(trx: Trx, now: Date): Promise<void> {
  await deleteHandoverCodes(trx, now.toISOString());
}
