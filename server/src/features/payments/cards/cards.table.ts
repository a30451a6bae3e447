import { CARD_WARNING_KINDS } from '@approdo/shared/contract/money/card-payments';
import { z } from 'zod';
import { CARD_PURPOSES } from '../../../adapters/card-checkout/card-checkout.ts';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const order = z.object({
  id: z.string(),
  bookingId: z.string(),
  purpose: z.enum(CARD_PURPOSES),
  amount: z.number().int(),
  status: z.enum(['OPEN', 'PAID', 'CLOSED', 'HELD']),
  /** The provider's page, once it has answered. */
  checkoutId: z.string().nullable(),
  url: z.string().nullable(),
  expiresAt: z.string(),
  createdAt: z.string(),
});
export const orderRecord = describeRecord(order);

/** What a guest began to pay by card. */
export type StoredOrder = Readonly<z.output<typeof order>>;

const refund = z.object({
  id: z.string(),
  /** Null until the provider has answered. */
  refundId: z.string().nullable(),
  paymentId: z.string(),
  amount: z.number().int(),
  status: z.enum(['PENDING', 'DONE', 'FAILED']),
  /** The entry by which it went out. */
  entryId: z.string().nullable(),
  createdAt: z.string(),
});
export const refundRecord = describeRecord(refund);

/** What of a payment by card is given back; `id` is the key of whoever asked for it. */
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
export const warningRecord = describeRecord(warning);
export type StoredWarning = Readonly<z.output<typeof warning>>;

const ASIDE_REASONS = ['UNKNOWN_ORDER', 'UNKNOWN_PAYMENT', 'OTHER_CURRENCY', 'OTHER_ACCOUNT'] as const;
export type AsideReason = (typeof ASIDE_REASONS)[number];

type CardTables = {
  card_orders: RowOf<z.output<typeof order>>;
  card_events: { id: string; received_at: string };
  card_events_aside: { event_id: string; why: AsideReason; payment_id: string | null; told: string };
  card_payments: { payment_id: string; entry_id: string };
  card_refunds: RowOf<z.output<typeof refund>>;
  card_warnings: RowOf<z.output<typeof warning>>;
  card_wait: { only_row: 1; since: string };
};

declare module '../../../db/schema.ts' {
  interface Schema extends CardTables {}
}
