import { formatReceiptNumber } from '@approdo/shared/domain/money/receipt';
import type { Reader } from '../../../db/transaction.ts';
import { listReceiptedEntries, listReceiptsOfEntries, listVoidedPairs } from './receipts.repository.ts';
import type { StoredReceipt } from './receipts.table.ts';

/** A voided receipt, or one that voids another, with the number of the other. */
export type VoidedReceipt = {
  readonly number: string;
  readonly date: string;
  /** Cents, below zero where it reverses money that came in. */
  readonly total: number;
  readonly guestName: string;
  readonly startDate: string;
  readonly endDate: string;
} & ({ readonly voids: string } | { readonly voidedBy: string });

/** Resolves with a lookup of the valid receipt's number by entry; undefined for entries on none. */
export async function readReceiptOf(
  reader: Reader,
  bookingId: string,
): Promise<(entryId: string) => string | undefined> {
  const receipted = await listReceiptedEntries(reader, bookingId);
  const numbers = new Map(receipted.map(({ entryId, ...number }) => [entryId, formatReceiptNumber(number)]));
  return (entryId) => numbers.get(entryId);
}

/** The receipt number of each of these entries, by entry id; entries on no receipt are left out. */
export async function listReceiptNumbers(
  reader: Reader,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const receipted = await listReceiptsOfEntries(reader, entryIds);
  return new Map(receipted.map(({ entryId, ...number }) => [entryId, formatReceiptNumber(number)]));
}

/** The voided receipts of a year and those that voided them, each naming the other. */
export async function listVoidedReceipts(reader: Reader, year: number): Promise<VoidedReceipt[]> {
  const pairs = await listVoidedPairs(reader, year);
  return pairs.flatMap(({ receipt, storno }) => [
    ...(receipt.year === year ? [{ ...summarize(receipt), voidedBy: formatReceiptNumber(storno) }] : []),
    ...(storno.year === year ? [{ ...summarize(storno), voids: formatReceiptNumber(receipt) }] : []),
  ]);
}

function summarize(receipt: StoredReceipt) {
  const { date, total, stay } = receipt.facts;
  return { number: formatReceiptNumber(receipt), date, total, ...stay };
}
