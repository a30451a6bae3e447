import type { ReceiptNumber } from '@approdo/shared/domain/money/receipt';
import { inPortions } from '../../../db/in-portions.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { receiptRecord, type StoredReceipt } from './receipts.table.ts';

export async function findReceipt(reader: Reader, id: string): Promise<StoredReceipt | undefined> {
  const row = await reader.selectFrom('receipts').selectAll().where('id', '=', id).executeTakeFirst();
  return row && receiptRecord.recordOf(row);
}

/** The receipts of a stay, oldest first. */
export async function listReceipts(reader: Reader, bookingId: string): Promise<StoredReceipt[]> {
  const rows = await reader
    .selectFrom('receipts')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('year')
    .orderBy('number')
    .execute();
  return rows.map((row) => receiptRecord.recordOf(row));
}

/** The valid receipt of each entry of a stay. */
export async function listReceiptedEntries(
  reader: Reader,
  bookingId: string,
): Promise<(ReceiptNumber & { readonly entryId: string })[]> {
  return await reader
    .selectFrom('receipted_entries')
    .innerJoin('receipts', 'receipts.id', 'receipted_entries.receipt_id')
    .select(['entry_id as entryId', 'year', 'number'])
    .where('receipts.booking_id', '=', bookingId)
    .execute();
}

/** The valid receipt of each of these entries. */
export async function listReceiptsOfEntries(
  reader: Reader,
  entryIds: readonly string[],
): Promise<(ReceiptNumber & { readonly entryId: string })[]> {
  return await inPortions(entryIds, (portion) =>
    reader
      .selectFrom('receipted_entries')
      .innerJoin('receipts', 'receipts.id', 'receipted_entries.receipt_id')
      .select(['entry_id as entryId', 'year', 'number'])
      .where('entry_id', 'in', portion)
      .execute(),
  );
}

/** Voided receipts with the receipt that voided each, where either is of that year; lowest number first. */
export async function listVoidedPairs(
  reader: Reader,
  year: number,
): Promise<{ readonly receipt: StoredReceipt; readonly storno: StoredReceipt }[]> {
  const pairs = await reader
    .selectFrom('receipts as storno')
    .innerJoin('receipts as receipt', 'receipt.id', 'storno.voids')
    .select(['receipt.id as receiptId', 'storno.id as stornoId'])
    .where((query) => query.or([query('receipt.year', '=', year), query('storno.year', '=', year)]))
    .orderBy('receipt.year')
    .orderBy('receipt.number')
    .execute();
  const rows = await inPortions(
    pairs.flatMap(({ receiptId, stornoId }) => [receiptId, stornoId]),
    (portion) => reader.selectFrom('receipts').selectAll().where('id', 'in', portion).execute(),
  );
  const byId = new Map(rows.map((row) => [row.id, receiptRecord.recordOf(row)]));
  return pairs.flatMap(({ receiptId, stornoId }) => {
    const [receipt, storno] = [byId.get(receiptId), byId.get(stornoId)];
    return receipt && storno ? [{ receipt, storno }] : [];
  });
}

/** The highest receipt number of a year; 0 where it has none. */
export async function readHighestNumber(reader: Reader, year: number): Promise<number> {
  const row = await reader
    .selectFrom('receipts')
    .select((query) => query.fn.max('number').as('number'))
    .where('year', '=', year)
    .executeTakeFirst();
  return row?.number ?? 0;
}

/** All receipt numbers of a year, in order. */
export async function listNumbers(reader: Reader, year: number): Promise<number[]> {
  const rows = await reader
    .selectFrom('receipts')
    .select('number')
    .where('year', '=', year)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

/** The highest number of each year that has receipts. */
export async function listHighestNumbers(reader: Reader): Promise<ReceiptNumber[]> {
  return await reader
    .selectFrom('receipts')
    .select((query) => ['year', query.fn.max('number').as('number')])
    .groupBy('year')
    .execute();
}

/** The number before another in its year; 0 where there is none. */
export async function readNumberBefore(reader: Reader, { year, number }: ReceiptNumber): Promise<number> {
  const row = await reader
    .selectFrom('receipts')
    .select((query) => query.fn.max('number').as('number'))
    .where('year', '=', year)
    .where('number', '<', number)
    .executeTakeFirst();
  return row?.number ?? 0;
}

/** Links its entries to it; a voiding receipt unlinks those of the one it voids. */
export async function insertReceipt(trx: Trx, receipt: StoredReceipt): Promise<void> {
  await trx
    .insertInto('receipts')
    .values({ ...receiptRecord.rowOf(receipt), total: receipt.facts.total })
    .execute();
  if (receipt.voids !== null) {
    await trx.deleteFrom('receipted_entries').where('receipt_id', '=', receipt.voids).execute();
    return;
  }
  await trx
    .insertInto('receipted_entries')
    .values(receipt.facts.lines.map(({ entryId }) => ({ entry_id: entryId, receipt_id: receipt.id })))
    .execute();
}
