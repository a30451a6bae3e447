import type { transferProof } from '@approdo/shared/contract/accounts/handover';
import type { PasskeyAnswer } from '@approdo/shared/contract/accounts/passkey-shapes';
import { challengeOf } from '@approdo/shared/node/proof-key';
import type { z } from 'zod';
import type { Clock } from '../../../../adapters/clock.ts';
import { hashToken, makeToken } from '../../../../adapters/secret-token.ts';
import type { Trx } from '../../../../db/transaction.ts';
import type { PasskeyProofs, Sender } from '../passkeys/passkey-proofs.ts';
import { deleteTransferCodes, insertTransferCode, takeTransferCode } from './sign-in-transfers.repository.ts';

/** KEYS.md, 10. */
const LIFETIME_MS = 60_000;

type SignInTransfersNeeds = { readonly clock: Clock; readonly passkeys: Pick<PasskeyProofs, 'proveAnyone'> };

export type TransferProof = z.output<typeof transferProof>;

type TransferInput = { readonly response: PasskeyAnswer; readonly challenge: string };

type TransferCode = { readonly code: string; readonly expiresAt: string };

export type SignInTransfers = ReturnType<typeof createSignInTransfers>;

/** Lets a browser's passkey sign the desktop app in: by a code that only the holder of the verifier can use. */
export function createSignInTransfers({ clock, passkeys }: SignInTransfersNeeds) {
  return {
    /** The code is valid for a minute, once, and while the passkey exists. Throws as `proveAnyone`. */
    async make({ response, challenge }: TransferInput, sender: Sender): Promise<TransferCode> {
      return await passkeys.proveAnyone({ answer: response, sender }, async (trx, userId, passkeyId) => {
        const now = clock.now();
        await forgetSignInTransfers(trx, now);
        const code = makeToken();
        const expiresAt = new Date(now.getTime() + LIFETIME_MS).toISOString();
        const made = { code_hash: hashToken(code), user_id: userId, passkey_id: passkeyId, challenge };
        await insertTransferCode(trx, { ...made, expires_at: expiresAt });
        return { code, expiresAt };
      });
    },

    /**
     * Uses the code up, in the caller's transaction, and returns its account. Undefined if it is invalid or expired,
     * or if the verifier or a given account does not match: the code stays then.
     */
    async take(trx: Trx, { code, verifier }: TransferProof, userId?: string): Promise<string | undefined> {
      const now = clock.now().toISOString();
      return await takeTransferCode(trx, { hash: hashToken(code), challenge: challengeOf(verifier), now, userId });
    },
  };
}

/** Deletes the expired ones. */
export async function forgetSignInTransfers(trx: Trx, now: Date): Promise<void> {
  await deleteTransferCodes(trx, now.toISOString());
}
