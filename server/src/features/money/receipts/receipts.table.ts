import { receiptFacts } from '@approdo/shared/contract/money/stored-documents';
import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const receipt = z.object({
  /** Also the id of its document. */
  id: z.string(),
  bookingId: z.string(),
  year: z.number().int(),
  number: z.number().int(),
  facts: receiptFacts.readonly(),
  /** The receipt that this one voids. */
  voids: z.string().nullable(),
  writtenBy: z.string(),
});
export const receiptRecord = describeRecord('receipts', receipt);
export type StoredReceipt = Readonly<z.output<typeof receipt>>;

type ReceiptsTables = {
  /** `total` repeats that of its facts, for sums. */
  receipts: RowOf<StoredReceipt> & { total: number };
  receipted_entries: { entry_id: string; receipt_id: string };
};

declare module '../../../db/schema.ts' {
  interface Schema extends ReceiptsTables {}
}
