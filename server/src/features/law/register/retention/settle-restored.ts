import type { Database } from '../../../../db/database.ts';
import type { Reader, Trx } from '../../../../db/transaction.ts';
import { findRounds } from '../rounds.records.ts';
import { type DeletionNeeds, deleteDue, deleteDueIn } from './delete-due.ts';

/**
 * A copy that is to take the place of what there is, once what the law wants kept was carried over to it: names that had been
 * deleted for a receipt are deleted again before anybody sees them.
 */
export async function settleRegister(copy: Trx, needs: DeletionNeeds): Promise<void> {
  if (await isRestored(copy)) await deleteDueIn(copy, needs);
}

/** The same of what a command restored while the site was off. */
export async function settleRestoredRegister(database: Database, needs: DeletionNeeds): Promise<void> {
  if (!(await isRestored(database))) return;
  await deleteDue(database, needs);
}

/** A restore forgets when what was due was last deleted; a register that was never looked after has nothing to be deleted. */
async function isRestored(reader: Reader): Promise<boolean> {
  return (await findRounds(reader))?.purgedAt === null;
}
