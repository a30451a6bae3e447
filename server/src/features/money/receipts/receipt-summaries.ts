import { formatReceiptNumber } from '@approdo/shared/domain/money/receipt';
import type { Reader } from '../../../db/transaction.ts';
import { nameNumbers } from './receipt-numbers.ts';
import { listReceipts, readNumberBefore } from './receipts.repository.ts';
import type { StoredReceipt } from './receipts.table.ts';

/** A summary of each receipt of a stay, by its id. */
export async function readReceiptSummaries(reader: Reader, bookingId: string) {
  const receipts = await listReceipts(reader, bookingId);
  const numbers = new Map(receipts.map((receipt) => [receipt.id, formatReceiptNumber(receipt)]));
  const voidedBy = new Map(receipts.map((receipt) => [receipt.voids, formatReceiptNumber(receipt)]));
  const summaries = new Map<string, ReturnType<typeof summarize>>();
  for (const receipt of receipts) {
    const before = await readNumberBefore(reader, receipt);
    const voids = receipt.voids === null ? undefined : numbers.get(receipt.voids);
    summaries.set(receipt.id, summarize(receipt, { before, voids, voidedBy: voidedBy.get(receipt.id) }));
  }
  return summaries;
}

type NeighbourNumbers = {
  readonly before: number;
  readonly voids: string | undefined;
  readonly voidedBy: string | undefined;
};

function summarize(receipt: StoredReceipt, { before, voids, voidedBy }: NeighbourNumbers) {
  const { year, number, facts } = receipt;
  const holds = voids === undefined && voidedBy === undefined;
  return {
    number: formatReceiptNumber(receipt),
    total: facts.total,
    voids,
    voidedBy,
    entryIds: holds ? facts.lines.map(({ entryId }) => entryId) : undefined,
    missing: before < number - 1 ? nameNumbers({ year, from: before + 1, to: number - 1 }) : undefined,
  };
}
