import { z } from 'zod';
import { MAX_AMOUNT } from '../../domain/base/money/amount.ts';
import { findPriceFault, PRICE_LINE_KINDS } from '../../domain/prices/price.ts';
import { MAX_PRICE_LINES } from '../../domain/prices/quote-line.ts';
import { acrossFields } from '../base/across-fields.ts';
import { amount, instant, line } from '../base/fields.ts';

const NO_AMOUNT = 'Inserisci un importo';

const lineKind = z.enum(PRICE_LINE_KINDS, 'Scegli che cosa si paga');

const priceLine = z.object({
  kind: lineKind,
  label: line({ min: 1, max: 100 }),
  /** Cents; below zero for a discount alone. */
  amount: amount(NO_AMOUNT).int(NO_AMOUNT).min(-MAX_AMOUNT, NO_AMOUNT).max(MAX_AMOUNT, 'L’importo è troppo alto'),
});

const priceLines = acrossFields(
  z
    .array(priceLine, 'Il prezzo deve avere almeno una voce')
    .max(MAX_PRICE_LINES, { error: `Il prezzo può avere al massimo ${MAX_PRICE_LINES} voci`, abort: true }),
  { of: { kind: true, amount: true }, find: findPriceFault },
);

const shownLines = z.array(
  z.object({
    kind: lineKind,
    /** Of a line that is still as the prices made it, what it is of; the nights and fees of a list have none. */
    part: z.string().optional(),
    label: z.string(),
    amount: z.number().int(),
  }),
);

/** A price as it was, and since when it was that. */
const priceVersion = z.object({
  lines: shownLines,
  total: z.number().int().nullable(),
  reason: z.string().nullable(),
  createdAt: instant,
});

/** What a stay costs, and what it cost before. */
export const bookingPrice = z.object({
  lines: shownLines,
  /** Cents; null where it is by agreement and the owner has not set it yet. */
  total: z.number().int().nullable(),
  byAgreement: z.boolean(),
  /** Whether it was made for other dates, or for linen otherwise, than the stay has now. */
  isStale: z.boolean(),
  /** Whether the owner set it. */
  isAgreed: z.boolean(),
  /** All that it was before, the first one first. */
  versions: z.array(priceVersion),
});

/** A price as the booking itself tells it. */
export const priceInShort = bookingPrice.pick({ lines: true, total: true, byAgreement: true });

export const newPrice = z.object({
  lines: priceLines,
  /** Needed once the stay is confirmed. */
  reason: line({ max: 200 })
    .nullish()
    .transform((value) => value || null),
});
