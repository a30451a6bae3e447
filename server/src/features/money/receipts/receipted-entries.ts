import { formatReceiptNumber } from '@approdo/shared/domain/money/receipt';
import type { Reader } from '../../../db/transaction.ts';
import { listReceiptedEntries, listReceiptsOfEntries, listVoidedPairs } from './receipts.repository.ts';
import type { StoredReceipt } from './receipts.table.ts';

/** A receipt that was taken back, or one that takes another back, with the number of the other. */
export type TakenBack = {
  readonly number: string;
  readonly date: string;
  /** Cents, below zero where it takes back what came in. */
  readonly total: number;
  readonly guestName: string;
  readonly startDate: string;
  readonly endDate: string;
} & ({ readonly voids: string } | { readonly voidedBy: string });

/** Tells of an entry of a stay the number of the receipt that it stands on; undefined where it stands on none that holds. */
export async function readReceiptOf(
  reader: Reader,
  bookingId: string,
): Promise<(entryId: string) => string | undefined> {
  const receipted = await listReceiptedEntries(reader, bookingId);
  const numbers = new Map(receipted.map(({ entryId, ...number }) => [entryId, formatReceiptNumber(number)]));
  return (entryId) => numbers.get(entryId);
}

/** The number of the receipt that each of these entries stands on, by its id; those on none are not among them. */
export async function listReceiptNumbers(
  reader: Reader,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const receipted = await listReceiptsOfEntries(reader, entryIds);
  return new Map(receipted.map(({ entryId, ...number }) => [entryId, formatReceiptNumber(number)]));
}

/** The receipts of a year that hold no more, and those that took them back, each naming the other. */
export async function listTakenBack(reader: Reader, year: number): Promise<TakenBack[]> {
  const pairs = await listVoidedPairs(reader, year);
  return pairs.flatMap(({ receipt, storno }) => [
    ...(receipt.year === year ? [{ ...tell(receipt), voidedBy: formatReceiptNumber(storno) }] : []),
    ...(storno.year === year ? [{ ...tell(storno), voids: formatReceiptNumber(receipt) }] : []),
  ]);
}

function tell(receipt: StoredReceipt) {
  const { date, total, stay } = receipt.facts;
  return { number: formatReceiptNumber(receipt), date, total, ...stay };
}
