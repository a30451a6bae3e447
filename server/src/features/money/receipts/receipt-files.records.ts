import { sql } from 'kysely';
import type { Reader } from '../../../db/transaction.ts';
import { receiptRecord, type StoredReceipt } from './receipts.table.ts';

/** A receipt, and what is known of its document without reading it. */
export type ReceiptFile = StoredReceipt & { readonly sha256: string /** Bytes. */; readonly size: number };

/** All receipts of a year, voided and voiding ones too, in the order of their numbers. */
export async function listReceiptFiles(reader: Reader, year: number): Promise<ReceiptFile[]> {
  const rows = await reader
    .selectFrom('receipts')
    .innerJoin('documents', 'documents.id', 'receipts.id')
    .selectAll('receipts')
    .select(['sha256', sql<number>`length(bytes)`.as('size')])
    .where('year', '=', year)
    .orderBy('number')
    .execute();
  return rows.map(({ sha256, size, ...row }) => ({ ...receiptRecord.recordOf(row), sha256, size }));
}

/** The bytes of a receipt, as they were made. */
export async function readReceiptBytes(reader: Reader, id: string): Promise<Uint8Array> {
  return (await reader.selectFrom('documents').select('bytes').where('id', '=', id).executeTakeFirstOrThrow()).bytes;
}
