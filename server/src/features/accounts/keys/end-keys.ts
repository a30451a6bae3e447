import type { Trx } from '../../../db/transaction.ts';
import { endProofs } from './ended-proofs.ts';
import { deleteKeysOf, listProofIds } from './endings.repository.ts';

type Ending = { readonly userId: string; readonly at: Date };

/**
 * Ends all that an account is proved by beside its password, for good, and what was to lead to that; false where there was
 * nothing. To be called before an account is closed, too: what goes with it would come back with a restore.
 */
export async function endKeys(trx: Trx, { userId, at }: Ending): Promise<boolean> {
  const ids = await listProofIds(trx, userId);
  await endProofs(trx, ids, at);
  await deleteKeysOf(trx, userId);
  return ids.length > 0;
}
