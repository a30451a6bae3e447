import type { paymentTerms } from '@approdo/shared/contract/money/payment-settings';
import type { Instalment, InstalmentKind } from '@approdo/shared/domain/money/instalments';
import { ENTRY_DIRECTIONS, ENTRY_METHODS, ENTRY_PURPOSES } from '@approdo/shared/domain/money/ledger';
import { DISCOUNT_KINDS } from '@approdo/shared/domain/prices/discount';
import { PRICE_LINE_KINDS } from '@approdo/shared/domain/prices/price';
import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';
import { storedExtra } from '../../stays/stays/index.ts';

/** What guests pay and when, into which account, and what they get back when they cancel. */
export type PaymentTerms = Readonly<z.output<typeof paymentTerms>>;

/** The details of a price line that is neither nights nor a fee: days, nights, persons and cents. */
const linePart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('short'), nights: z.number(), percent: z.number(), base: z.number() }),
  z.object({
    kind: z.literal('guests'),
    extra: z.number(),
    included: z.number(),
    perNight: z.number(),
    nights: z.number(),
  }),
  z.object({ kind: z.literal('minimum'), minPrice: z.number(), before: z.number() }),
  z.object({
    kind: z.literal('discount'),
    reason: z.enum([...DISCOUNT_KINDS, 'CODE']),
    at: z.number().nullable(),
    percent: z.number().nullable(),
    code: z.string().nullable(),
    base: z.number(),
    isCut: z.boolean(),
  }),
  z.object({
    kind: z.literal('extra'),
    ...storedExtra.shape,
    nights: z.number(),
    persons: z.number(),
  }),
]);

const priceLine = z.object({
  kind: z.enum(PRICE_LINE_KINDS),
  label: z.string(),
  amount: z.number().int(),
  nights: z
    .object({
      nights: z.number().int(),
      first: z.string(),
      last: z.string(),
      weeklyPrice: z.number(),
      byNight: z
        .object({ price: z.number(), weekend: z.object({ nights: z.number(), price: z.number() }).optional() })
        .optional(),
      isMixed: z.literal(true).optional(),
    })
    .optional(),
  part: linePart.optional(),
});

const price = z.object({
  lines: z.array(priceLine).readonly(),
  /** Cents; null where it is by agreement, and `lines` are the extras. */
  total: z.number().int().nullable(),
  isAgreed: z.boolean(),
  startDate: z.string(),
  endDate: z.string(),
  linen: z.boolean(),
  /** Null for prices from before these were stored. */
  numberOfGuests: z.number().int().nullable(),
  children: z.number().int().nullable(),
  extras: z.array(storedExtra).readonly().nullable(),
  reason: z.string().nullable(),
  createdAt: z.string(),
});

export const priceRecord = describeRecord('booking_prices', price);

/** A stored price of a stay; dates, `linen`, guests, children and extras are those it was made for. */
export type StoredPrice = Readonly<z.output<typeof price>>;

/** The instalments of a stay; `since` is the day that due dates are calculated from. */
export type PaymentPlan = {
  readonly reference: string;
  readonly since: string;
  readonly instalments: readonly Instalment[];
};

const entry = z.object({
  id: z.string(),
  bookingId: z.string(),
  key: z.string(),
  direction: z.enum(ENTRY_DIRECTIONS),
  purpose: z.enum(ENTRY_PURPOSES),
  amount: z.number().int(),
  method: z.enum(ENTRY_METHODS),
  date: z.string(),
  reference: z.string().nullable(),
  note: z.string().nullable(),
  reverses: z.string().nullable(),
  /** Shared by both halves of one action. */
  together: z.string().nullable(),
  source: z.enum(['OWNER', 'CARD']),
  createdAt: z.string(),
  /** The author's name at that time. */
  writtenBy: z.string(),
});

export const entryRecord = describeRecord('entries', entry);

export type StoredEntry = Readonly<z.output<typeof entry>>;

type InstalmentsTable = {
  booking_id: string;
  position: number;
  kind: InstalmentKind;
  amount: number;
  due_date: string;
  /** Cents paid towards it, according to the entries. */
  paid: number;
  is_estimate: 0 | 1;
};

export type PaymentsTables = {
  payment_settings: { only_row: 1; settings: string };
  booking_prices: RowOf<StoredPrice> & { booking_id: string; edition: number };
  payment_plans: { booking_id: string; reference: string; since: string };
  instalments: InstalmentsTable;
  payment_reminders: { booking_id: string; due_date: string; step: 'SOON' | 'LATE_2' | 'LATE_7' };
  entries: RowOf<z.output<typeof entry>>;
  way_to_pay: { only_row: 1; since: string; days: number };
};

declare module '../../../db/schema.ts' {
  interface Schema extends PaymentsTables {}
}
