import { firstRetainedAudit } from '@approdo/shared/domain/base/audit';
import type { Trx } from '../../../db/transaction.ts';
import { deleteAuditLines } from './audit.repository.ts';

/** Lines deleted in one transaction, so that other writers do not wait for long. */
const PORTION = 500;

/** Deletes a batch of the lines older than five years; returns whether there may be more. */
export async function forgetAudit(trx: Trx, now: Date): Promise<boolean> {
  return (await deleteAuditLines(trx, firstRetainedAudit(now).toISOString(), PORTION)) === PORTION;
}
