import type { Cell } from '@approdo/shared/domain/base/text/csv';
import type { Reader } from '../../../db/transaction.ts';
import type { VoidedReceipt } from '../receipts/index.ts';
import { tableEntries } from './entries-csv.ts';
import { listEntriesOf } from './income.repository.ts';

export type ReceiptsOfEntries = {
  /** The receipt number of each of these entries, by entry id; entries on no receipt are left out. */
  readonly listReceiptNumbers: (reader: Reader, entryIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** The voided receipts of a year, and those that voided them. */
  readonly listVoidedReceipts: (reader: Reader, year: number) => Promise<readonly VoidedReceipt[]>;
  /** The receipt numbers of a year that a restore removed. */
  readonly listLostNumbers: (reader: Reader, year: number) => Promise<readonly string[]>;
};

/** The rows of the accountant's table of a year's entries, the header first. */
export async function readEntries(
  reader: Reader,
  year: number,
  { listReceiptNumbers, listVoidedReceipts, listLostNumbers }: ReceiptsOfEntries,
): Promise<readonly (readonly Cell[])[]> {
  const entries = await listEntriesOf(reader, year);
  const receipts = await listReceiptNumbers(
    reader,
    entries.map(({ id }) => id),
  );
  const voidedReceipts = await listVoidedReceipts(reader, year);
  return tableEntries(entries, { receipts, voidedReceipts, lost: await listLostNumbers(reader, year) });
}
