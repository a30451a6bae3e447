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
  /** Cents; negative only for a discount. */
  amount: amount(NO_AMOUNT).int(NO_AMOUNT).min(-MAX_AMOUNT, NO_AMOUNT).max(MAX_AMOUNT, 'L’importo è troppo alto'),
});

const priceLines = acrossFields(
  z
    .array(priceLine, 'Il prezzo deve avere almeno una voce')
    .max(MAX_PRICE_LINES, { error: `Il prezzo può avere al massimo ${MAX_PRICE_LINES} voci`, abort: true }),
  { of: { kind: true, amount: true }, find: findPriceFault },
);

const displayedLines = z.array(
  z.object({
    kind: lineKind,
    /** The part of a line that is still as calculated; nights and fees of a list have none. */
    part: z.string().optional(),
    label: z.string(),
    amount: z.number().int(),
  }),
);

/** A former price, and when it was set. */
const priceVersion = z.object({
  lines: displayedLines,
  total: z.number().int().nullable(),
  reason: z.string().nullable(),
  createdAt: instant,
});

/** The price of a stay, and its former prices. */
export const bookingPrice = z.object({
  lines: displayedLines,
  /** Cents; null if it is by agreement and not set by the owner yet. */
  total: z.number().int().nullable(),
  byAgreement: z.boolean(),
  /** Whether the dates or linen of the stay have changed since it was calculated. */
  isStale: z.boolean(),
  /** Whether the owner set it. */
  isAgreed: z.boolean(),
  /** Former prices, oldest first. */
  versions: z.array(priceVersion),
});

/** The price as included in the booking. */
export const priceSummary = bookingPrice.pick({ lines: true, total: true, byAgreement: true });

export const newPrice = z.object({
  lines: priceLines,
  /** Required once the stay is confirmed. */
  reason: line({ max: 200 })
    .nullish()
    .transform((value) => value || null),
});
