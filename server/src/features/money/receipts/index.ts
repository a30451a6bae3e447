/** Numbered receipts: what other slices may read, and voided receipts for the accountant's table. */
export type { TakenBack } from './receipted-entries.ts';
export { tellReceipts } from './tell-receipts.ts';
