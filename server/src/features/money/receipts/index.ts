/** Numbered receipts: what other slices may read, and voided receipts for the accountant's table. */

export { readReceiptSummaries } from './receipt-summaries.ts';
export type { VoidedReceipt } from './receipted-entries.ts';
