import type { Reader, Trx } from '../../../db/transaction.ts';
import { documentRecord, type StoredDocument } from './documents.table.ts';

export async function insertDocument(trx: Trx, document: StoredDocument): Promise<void> {
  await trx.insertInto('documents').values(documentRecord.rowOf(document)).execute();
}

export async function findDocument(reader: Reader, id: string): Promise<StoredDocument | undefined> {
  const row = await reader.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();
  return row && documentRecord.recordOf(row);
}

/** The documents of a stay without their bytes, oldest first. */
export async function listDocuments(
  reader: Reader,
  bookingId: string,
): Promise<Omit<StoredDocument, 'bytes' | 'bookingId'>[]> {
  const rows = await reader
    .selectFrom('documents')
    .select(['id', 'kind', 'sha256', 'created_at as createdAt'])
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows;
}

export async function hasAnyDocument(reader: Reader, bookingId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('documents')
    .select('id')
    .where('booking_id', '=', bookingId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
