import { z } from 'zod';
import { say } from '../../words/say.ts';
import { endpoint } from '../base/endpoint.ts';
import { amountFrom, byId, id, instant } from '../base/fields.ts';
import { encodeMessage } from '../base/messages.ts';

const KiB = 2 ** 10;

/** Warnings about card payments for the owner. */
export const CARD_WARNING_KINDS = [
  'OTHER_AMOUNT',
  'UNKNOWN_ORDER',
  'UNKNOWN_PAYMENT',
  'OTHER_CURRENCY',
  'OTHER_ACCOUNT',
  'REFUND_OVER',
  'REFUND_FAILED',
  'REFUND_FAILED_OTHERWISE',
  'STAY_OFF',
  'DISPUTE',
] as const;

const cardWarning = z.object({
  id: z.string(),
  kind: z.enum(CARD_WARNING_KINDS),
  /** Of the payment, refund or dispute, in hundredths of its currency. */
  amount: z.number().int(),
  currency: z.string(),
  /** The provider's id of the payment. */
  payment: z.string().nullable(),
  /** Its stay, if known. */
  bookingId: id.nullable(),
  guestName: z.string().nullable(),
  createdAt: instant,
});
export type CardWarning = Readonly<z.output<typeof cardWarning>>;

const cardsStatus = z.object({
  /** Whether guests can be asked to pay by card. */
  isOn: z.boolean(),
  /** Whether the provider is in test mode. */
  isTest: z.boolean(),
  /** Where the provider has to send its events. */
  address: z.string(),
  /** After a restore, cards are refused until the owner has had events since this instant resent. */
  waitingSince: instant.nullable(),
  warnings: z.array(cardWarning),
});
export type CardsStatus = Readonly<z.output<typeof cardsStatus>>;

export const newRefund = z.object({
  amount: amountFrom(1),
  /** Chosen by the caller: repeating it makes no second refund. */
  key: z.uuid('Manca la chiave del rimborso'),
});

export const cardPayments = {
  checkout: endpoint({
    method: 'POST',
    path: '/bookings/{id}/checkout',
    access: 'user',
    summary: "Open the provider's page where what is due of one's own stay is paid by card",
    params: byId,
    body: z.object({ purpose: z.enum(['STAY', 'SECURITY', 'TAX'], encodeMessage(say('purposeMissing'))) }),
    answer: z.object({ url: z.string(), expiresAt: instant }),
    status: 201,
    refusals: {
      400: ['purposeMissing'],
      409: ['nothingToPay', 'tooLittleForCard', 'cardsNotTaken'],
      503: ['cardAway'],
    },
    leavesSiteAlone: true,
  }),
  takeEvent: endpoint({
    method: 'POST',
    path: '/payments/stripe/events',
    access: 'anyone',
    summary: 'For the provider alone: what became of a payment, signed',
    raw: { maxBytes: 256 * KiB, headers: { signature: 'stripe-signature' } },
    answer: z.object({ received: z.literal(true) }),
    status: 200,
    refusals: { 400: ['signatureInvalid'] },
    leavesSiteAlone: true,
  }),
  refund: endpoint({
    method: 'POST',
    path: '/entries/{id}/refund',
    access: 'admin',
    summary: 'Give back a payment by card or a part of it; it counts once the provider says so',
    params: byId,
    body: newRefund,
    answer: z.object({ status: z.literal('PENDING') }),
    status: 201,
    refusals: { 409: ['cardsNotSetUp', 'cardRefundRefused', 'notPaidByCard', 'refundOfAnother', 'refundUnanswered'] },
    leavesSiteAlone: true,
  }),
  standing: endpoint({
    method: 'GET',
    path: '/payments/cards',
    access: 'admin',
    summary: 'Whether cards are taken, and what the owner is to know of payments by card',
    answer: cardsStatus,
    status: 200,
    isNeverCached: true,
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/payments/cards/warnings/{id}/dismiss',
    access: 'admin',
    summary: 'The owner has seen to it',
    params: z.object({ id: z.string().min(1).max(255) }),
    status: 204,
    leavesSiteAlone: true,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/payments/cards/resume',
    access: 'admin',
    summary: 'After a restore: events were resent, cards are taken again',
    status: 204,
    leavesSiteAlone: true,
  }),
};
