/** Numbered receipts: what other slices may read, and what the accountant gets of them. */

export { listReceiptFiles, type ReceiptFile, readReceiptBytes } from './receipt-files.records.ts';
export { readReceiptSummaries } from './receipt-summaries.ts';
export type { VoidedReceipt } from './receipted-entries.ts';
