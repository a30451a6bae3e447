import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language/language.ts';
import { ENTRY_METHODS, ENTRY_PURPOSES } from '../../domain/money/ledger.ts';

/** More than any document of a stay has. */
export const DOCUMENT_MAX_BYTES = 4 * 2 ** 20;

/** Of the receipt or invoice of an expense. */
export const EXPENSE_DOCUMENT_MAX_BYTES = 5 * 2 ** 20;

/** The facts that a contract was made for: when they change, another contract is needed. Amounts are cents. */
export const contractTerms = z.object({
  startDate: z.string(),
  endDate: z.string(),
  numberOfGuests: z.number().int(),
  price: z.array(z.object({ kind: z.string(), label: z.string(), amount: z.number().int() })),
});
export type ContractTerms = Readonly<z.output<typeof contractTerms>>;

/** The full content of a receipt when it was made; amounts are cents, negative for money that went back. */
export const receiptFacts = z.object({
  /** The guest's language. */
  language: z.enum(LANGUAGES),
  date: z.string(),
  owner: z.object({ name: z.string(), taxCode: z.string(), address: z.string() }),
  payer: z.object({ name: z.string(), address: z.string().nullable(), taxCode: z.string().nullable() }),
  property: z.object({
    name: z.string(),
    address: z.string().nullable(),
    cin: z.string().nullable(),
    /** Null in receipts from before it was stored. */
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
  /** The text on the stamp duty; null where there is none. */
  stamp: z.string().nullable(),
  /** The number of the receipt that this one voids. */
  voids: z.string().nullable(),
});
export type ReceiptFacts = Readonly<z.output<typeof receiptFacts>>;
