/** Numbered receipts: of what accountants' tables name those that hold no more. */
export type { TakenBack } from './receipted-entries.ts';
export { tellReceipts } from './tell-receipts.ts';
