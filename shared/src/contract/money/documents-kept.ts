import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language/language.ts';
import { ENTRY_METHODS, ENTRY_PURPOSES } from '../../domain/money/ledger.ts';

/** More than any paper of a stay has. */
export const DOCUMENT_MAX_BYTES = 4 * 2 ** 20;

/** What of a stay a contract was made for: where it is other now, there has to be another contract. Amounts are cents. */
export const contractTerms = z.object({
  startDate: z.string(),
  endDate: z.string(),
  numberOfGuests: z.number().int(),
  price: z.array(z.object({ kind: z.string(), label: z.string(), amount: z.number().int() })),
});
export type ContractTerms = Readonly<z.output<typeof contractTerms>>;

/** All that a receipt says, as it was when it was made; amounts are cents, below zero for what went back. */
export const receiptFacts = z.object({
  /** What its guest reads. */
  language: z.enum(LANGUAGES),
  date: z.string(),
  owner: z.object({ name: z.string(), taxCode: z.string(), address: z.string() }),
  payer: z.object({ name: z.string(), address: z.string().nullable(), taxCode: z.string().nullable() }),
  property: z.object({
    name: z.string(),
    address: z.string().nullable(),
    cin: z.string().nullable(),
    /** Receipts from before it was kept have none. */
    cir: z.string().nullable().default(null),
  }),
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
