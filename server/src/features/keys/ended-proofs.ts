import type { Trx } from '../../db/transaction.ts';
import { insertEndedProofs } from './proofs.repository.ts';

/** Passkeys, apps, sets of recovery codes or single ones end, in the transaction of what ends them: no restore brings them back. */
export async function endProofs(trx: Trx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length > 0) await insertEndedProofs(trx, ids, at.toISOString());
}
