import type { Database } from '../../../../db/database.ts';
import type { Reader, Trx } from '../../../../db/transaction.ts';
import { findRounds } from '../rounds.records.ts';
import { type DeletionNeeds, deleteDue, deleteDueIn } from './delete-due.ts';

/**
 * Finalizes a restored copy before it goes live, once legally retained data were carried into it: names that had been
 * deleted after a receipt are deleted again.
 */
export async function finalizeRegister(copy: Trx, needs: DeletionNeeds): Promise<void> {
  if (await isRestored(copy)) await deleteDueIn(copy, needs);
}

/** The same after a restore from the command line, while the site was off. */
export async function finalizeRestoredRegister(database: Database, needs: DeletionNeeds): Promise<void> {
  if (!(await isRestored(database))) return;
  await deleteDue(database, needs);
}

/** A restore clears the time of the last deletion; a register that was never active has no such row. */
async function isRestored(reader: Reader): Promise<boolean> {
  return (await findRounds(reader))?.purgedAt === null;
}
