import type { Reader, Trx } from '../../db/transaction.ts';
import type { StoredDocument } from './documents.table.ts';

export async function insertDocument(trx: Trx, { bookingId, createdAt, ...rest }: StoredDocument): Promise<void> {
  await trx
    .insertInto('documents')
    .values({ ...rest, booking_id: bookingId, created_at: createdAt })
    .execute();
}

export async function findDocument(reader: Reader, id: string): Promise<StoredDocument | undefined> {
  const row = await reader.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { booking_id, created_at, ...rest } = row;
  return { ...rest, bookingId: booking_id, createdAt: created_at };
}

/** Those of a stay without their bytes, in the order in which they were made. */
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
