import type { Trx } from '../../../../db/transaction.ts';
import { deleteExpiredTokens, deleteTokensOf } from './tokens.repository.ts';

/** Ends the tokens that an account made, together with its role. */
export async function endTokens(trx: Trx, userId: string): Promise<void> {
  await deleteTokensOf(trx, userId);
}

/** No token is stored past its expiry. */
export async function forgetExpiredTokens(trx: Trx, now: Date): Promise<void> {
  await deleteExpiredTokens(trx, now.toISOString());
}
