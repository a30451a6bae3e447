import { LANGUAGES } from '@approdo/shared/domain/language';
import { ENTRY_METHODS, ENTRY_PURPOSES } from '@approdo/shared/domain/ledger';
import { z } from 'zod';

/** All that a receipt says, as it was when it was made; amounts are cents, below zero for what went back. */
export const receiptFacts = z.object({
  /** What its guest reads. */
  language: z.enum(LANGUAGES),
  date: z.string(),
  owner: z.object({ name: z.string(), taxCode: z.string(), address: z.string() }),
  payer: z.object({ name: z.string(), address: z.string().nullable(), taxCode: z.string().nullable() }),
  property: z.object({ name: z.string(), address: z.string().nullable(), cin: z.string().nullable() }),
  stay: z.object({ startDate: z.string(), endDate: z.string(), guestName: z.string() }),
  lines: z.array(
    z.object({
      entryId: z.string(),
      purpose: z.enum(ENTRY_PURPOSES),
      method: z.enum(ENTRY_METHODS),
      date: z.string(),
      reference: z.string().nullable(),
      amount: z.number().int(),
    }),
  ),
  total: z.number().int(),
  /** What it says of the stamp duty; null where nothing. */
  stamp: z.string().nullable(),
  /** The number of the receipt that it takes back. */
  voids: z.string().nullable(),
});
export type ReceiptFacts = Readonly<z.output<typeof receiptFacts>>;

export type StoredReceipt = {
  /** Of its document, too. */
  readonly id: string;
  readonly bookingId: string;
  readonly year: number;
  readonly number: number;
  readonly facts: ReceiptFacts;
  /** The receipt that it takes back. */
  readonly voids: string | null;
  readonly writtenBy: string;
};

export type ReceiptsTables = {
  receipts: {
    id: string;
    booking_id: string;
    year: number;
    number: number;
    total: number;
    facts: string;
    voids: string | null;
    written_by: string;
  };
  receipted_entries: { entry_id: string; receipt_id: string };
};
