/** Numbered receipts: what other slices may read of them, and accountants' tables of those that no longer hold. */
export type { TakenBack } from './receipted-entries.ts';
export { tellReceipts } from './tell-receipts.ts';
