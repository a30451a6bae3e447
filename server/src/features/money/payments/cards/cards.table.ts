import { CARD_WARNING_KINDS } from '@approdo/shared/contract/money/card-payments';
import { z } from 'zod';
import { CARD_PURPOSES, type CardEvent } from '../../../../adapters/card-checkout/card-checkout.ts';
import { describeRecord, type RowOf } from '../../../../db/record.ts';

const order = z.object({
  id: z.string(),
  bookingId: z.string(),
  purpose: z.enum(CARD_PURPOSES),
  amount: z.number().int(),
  status: z.enum(['OPEN', 'PAID', 'CLOSED', 'HELD']),
  /** The provider's page, once it has responded. */
  checkoutId: z.string().nullable(),
  url: z.string().nullable(),
  expiresAt: z.string(),
  createdAt: z.string(),
});
export const orderRecord = describeRecord('card_orders', order);

/** A card payment that a guest began. */
export type StoredOrder = Readonly<z.output<typeof order>>;

const refund = z.object({
  id: z.string(),
  /** Null until the provider has responded. */
  refundId: z.string().nullable(),
  paymentId: z.string(),
  amount: z.number().int(),
  status: z.enum(['PENDING', 'DONE', 'FAILED']),
  /** The entry of the outgoing money. */
  entryId: z.string().nullable(),
  createdAt: z.string(),
});
export const refundRecord = describeRecord('card_refunds', refund);

/** A full or partial refund of a card payment; `id` is the key of the caller who requested it. */
export type StoredRefund = Readonly<z.output<typeof refund>>;

const warning = z.object({
  eventId: z.string(),
  kind: z.enum(CARD_WARNING_KINDS),
  amount: z.number().int(),
  currency: z.string(),
  paymentId: z.string().nullable(),
  orderId: z.string().nullable(),
  createdAt: z.string(),
});
export const warningRecord = describeRecord('card_warnings', warning);
export type StoredWarning = Readonly<z.output<typeof warning>>;

const ASIDE_REASONS = ['UNKNOWN_ORDER', 'UNKNOWN_PAYMENT', 'OTHER_CURRENCY', 'OTHER_ACCOUNT'] as const;
export type AsideReason = (typeof ASIDE_REASONS)[number];

/** JSON omits what the provider did not send. */
const optionalText = z
  .string()
  .optional()
  .transform((text) => text);

const namedOrder = z.object({
  checkout: z.string(),
  id: optionalText,
  bookingId: optionalText,
  purpose: z
    .enum(CARD_PURPOSES)
    .optional()
    .transform((purpose) => purpose),
});
const sum = { amount: z.number(), currency: z.string() };

const ofAnyEvent = z.object({
  id: z.string(),
  at: z.iso.datetime().transform((instant) => new Date(instant)),
  isForeign: z.boolean(),
});

/** An event that is set aside, parsed from JSON. */
export const cardEvent: z.ZodType<CardEvent> = z.discriminatedUnion('kind', [
  ofAnyEvent.extend({ kind: z.literal('PAID'), order: namedOrder, payment: z.string(), ...sum }),
  ofAnyEvent.extend({ kind: z.literal('CLOSED'), order: namedOrder }),
  ofAnyEvent.extend({
    kind: z.literal('REFUND'),
    refund: z.string(),
    payment: optionalText,
    key: optionalText,
    outcome: z.enum(['PENDING', 'DONE', 'FAILED']),
    ...sum,
  }),
  ofAnyEvent.extend({ kind: z.literal('DISPUTE'), payment: optionalText, ...sum }),
]);

type CardTables = {
  card_orders: RowOf<z.output<typeof order>>;
  card_events: { id: string; received_at: string };
  card_events_aside: { event_id: string; why: AsideReason; payment_id: string | null; told: string };
  card_payments: { payment_id: string; entry_id: string };
  card_refunds: RowOf<z.output<typeof refund>>;
  card_warnings: RowOf<z.output<typeof warning>>;
  card_wait: { only_row: 1; since: string };
};

declare module '../../../../db/schema.ts' {
  interface Schema extends CardTables {}
}
