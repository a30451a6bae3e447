import type { ComplianceItem } from '@approdo/shared/domain/law/deadlines/compliance';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { complianceRecord } from './compliance.table.ts';

export async function listNotes(reader: Reader): Promise<ComplianceItem[]> {
  const rows = await reader.selectFrom('compliance_notes').selectAll().execute();
  return rows.map((row) => complianceRecord.recordOf(row));
}

export async function putNote(trx: Trx, item: ComplianceItem): Promise<void> {
  const row = complianceRecord.rowOf(item);
  await trx
    .insertInto('compliance_notes')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}
