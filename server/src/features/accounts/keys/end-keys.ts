import type { Trx } from '../../../db/transaction.ts';
import { endProofs } from './ended-proofs.ts';
import { deleteKeysOf, listProofIds } from './endings.repository.ts';

type Ending = { readonly userId: string; readonly at: Date };

/**
 * Ends for good every proof of an account but its password, and every setup in progress; false if there was none.
 * Call it before closing an account, too: proofs that are only deleted would come back with a restore.
 */
export async function endKeys(trx: Trx, { userId, at }: Ending): Promise<boolean> {
  const ids = await listProofIds(trx, userId);
  await endProofs(trx, ids, at);
  await deleteKeysOf(trx, userId);
  return ids.length > 0;
}
