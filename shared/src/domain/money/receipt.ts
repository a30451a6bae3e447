import type { Movement } from './ledger.ts';

/** Receipts are numbered from 1 in each year. */
export type ReceiptNumber = { readonly year: number; readonly number: number };

/** The stamp duty on receipts above an amount, all in cents. */
export type StampDuty = {
  readonly enabled: boolean;
  readonly over: number;
  readonly amount: number;
  readonly text: string;
};

type Receiptable = Pick<Movement, 'purpose' | 'direction' | 'amount'> & {
  readonly id: string;
  readonly reverses?: string | null | undefined;
};

/** `3/2027`. */
export function formatReceiptNumber({ year, number }: ReceiptNumber): string {
  return `${number}/${year}`;
}

/** An amount on a receipt in cents: negative for money that went back. */
export function receiptedAmount({ direction, amount }: Pick<Receiptable, 'direction' | 'amount'>): number {
  return direction === 'IN' ? amount : -amount;
}

type ReceiptContext = {
  /** All entries of the booking. */
  readonly entries: readonly Receiptable[];
  readonly receiptOf: (id: string) => string | undefined;
};

/** Why an entry cannot be receipted, in Italian; undefined if it can. */
export function findReceiptFault(entry: Receiptable, { entries, receiptOf }: ReceiptContext): string | undefined {
  if (entry.purpose === 'SECURITY') return 'Per il deposito cauzionale non si fa ricevuta';
  const receipt = receiptOf(entry.id);
  if (receipt !== undefined) return `Questo movimento è già nella ricevuta ${receipt}`;
  const isCountered = entry.reverses || entries.some(({ reverses }) => reverses === entry.id);
  return isCountered ? 'Un movimento annullato non va in una ricevuta' : undefined;
}

/** Whether a receipt of this total needs a stamp, by the owner's settings. */
export function needsStamp(total: number, { enabled, over }: StampDuty): boolean {
  return enabled && total > over;
}
