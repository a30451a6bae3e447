import type { Movement } from './ledger.ts';

/** Receipts are counted anew in each year, from 1. */
export type ReceiptNumber = { readonly year: number; readonly number: number };

/** What the owner asks to be written on receipts above an amount; all in cents. */
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

/** Cents as a receipt has them: what went back is below zero. */
export function receiptedAmount({ direction, amount }: Pick<Receiptable, 'direction' | 'amount'>): number {
  return direction === 'IN' ? amount : -amount;
}

type Standing = {
  /** All of the booking. */
  readonly entries: readonly Receiptable[];
  readonly receiptOf: (id: string) => string | undefined;
};

/** Why no receipt can be made of an entry, in Italian; undefined where one can. */
export function findReceiptFault(entry: Receiptable, { entries, receiptOf }: Standing): string | undefined {
  if (entry.purpose === 'SECURITY') return 'Per il deposito cauzionale non si fa ricevuta';
  const receipt = receiptOf(entry.id);
  if (receipt !== undefined) return `Questo movimento è già nella ricevuta ${receipt}`;
  const isCountered = entry.reverses || entries.some(({ reverses }) => reverses === entry.id);
  return isCountered ? 'Un movimento annullato non va in una ricevuta' : undefined;
}

/** Whether a receipt over so much needs a stamp, as the owner has it. */
export function needsStamp(total: number, { enabled, over }: StampDuty): boolean {
  return enabled && total > over;
}
