import { z } from 'zod';
import { INSTALMENT_KINDS, MAX_INSTALMENTS } from '../../domain/money/instalments.ts';
import { INSTALMENT_STATES } from '../../domain/money/ledger.ts';
import { DEPOSIT_LABELS } from '../../domain/money/transfer.ts';
import { endpoint } from '../base/endpoint.ts';
import { amountFrom, byId, id, line, localDate, version } from '../base/fields.ts';
import { bookingPrice, newPrice } from '../prices/booking-price.ts';
import { quoteAnswer } from '../prices/quote.ts';
import { cancellationRule } from './cancellation-terms.ts';
import { entryFor, newEntry, ownersWords, purpose, writtenEntry } from './ledger-entry.ts';

const instalmentKind = z.enum(INSTALMENT_KINDS);

/** Set while the amount may still change, as the tourist tax does until the guests are known. */
const isEstimate = z.literal(true).optional();

const instalment = z.object({ kind: instalmentKind, amount: amountFrom(1), dueDate: localDate });

const instalmentView = instalment.extend({
  state: z.enum(INSTALMENT_STATES),
  /** Cents paid towards it. */
  paid: z.number().int(),
  isEstimate,
});

/** The next payment and how to make it; its texts for the bank are Italian. */
const payment = z.object({
  kind: instalmentKind,
  purpose,
  amount: z.number().int(),
  dueDate: localDate,
  isEstimate,
  reference: z.string(),
  /** Whether it can be paid by card. */
  card: z.boolean(),
  transfer: z
    .object({
      holder: z.string(),
      iban: z.string(),
      bic: z.string().nullable(),
      /** The purpose of the transfer. */
      text: z.string(),
      /**
       * A QR code that banking apps read: a square of `size` units, of which `path` draws the dark ones (SVG). Null
       * where the holder's name has no letter that banks accept.
       */
      qr: z.object({ size: z.number().int(), path: z.string() }).nullable(),
    })
    .nullable(),
});

const moneyShared = {
  /** Null for stays from before prices were stored. */
  price: bookingPrice.nullable(),
  /** What the first instalment is called. */
  depositLabel: z.enum(DEPOSIT_LABELS),
  instalments: z.array(instalmentView),
  /** The text that replaces the tax instalment where the tourist tax is paid on site. */
  taxText: z.string().optional(),
  /** Paid beyond the price, in cents. */
  credit: z.number().int(),
  /** Tourist tax paid beyond its instalment; left out where there is none. */
  taxCredit: z.number().int().optional(),
  /** Null where nothing is due. */
  pay: payment.nullable(),
  /** Set while there is no way to pay what is due: due dates are not final then, and nothing is late. */
  isUnpayable: z.literal(true).optional(),
  /** Whether card payments are in test mode. */
  isCardTest: z.boolean(),
  /** Card payments that were begun in the last day, latest first. */
  orders: z.array(z.object({ id, status: z.enum(['OPEN', 'PAID', 'CLOSED']) })),
};

/** A payment by card, which can be refunded through the provider. */
const cardPayment = z.object({
  entryId: id,
  /** Cents that are neither refunded nor requested to be. */
  left: z.number().int(),
  /** Cents of refunds that the provider has not confirmed yet. */
  pending: z.number().int(),
});

/** The view of a stay's money for each role. */
export const moneyFor = {
  guest: z.object({ ...moneyShared, entries: z.array(entryFor.guest) }),
  admin: z.object({
    ...moneyShared,
    entries: z.array(entryFor.admin),
    /** The security deposit: what is held, and what was retained of it, in cents. */
    held: z.number().int(),
    retained: z.number().int(),
    cardPayments: z.array(cardPayment),
  }),
};

/** The view of a stay's money: some fields only for an admin. */
export const bookingMoney = z.object({
  ...moneyFor.admin.partial().shape,
  ...moneyShared,
  entries: z.array(entryFor.guest.extend(ownersWords.partial().shape)),
  version: version.optional(),
});
export type BookingMoney = z.output<typeof bookingMoney>;

export const newSchedule = z.object({
  instalments: z
    .array(z.object({ ...instalment.shape, kind: instalmentKind.extract(['DEPOSIT', 'BALANCE']) }))
    .max(MAX_INSTALMENTS, { error: `Le rate possono essere al massimo ${MAX_INSTALMENTS}`, abort: true }),
});

const reason = line({ min: 1, max: 200, tooShort: 'Scrivi perché' });

/** Why an entry is reversed. */
export const reversal = z.object({ reason });
/** The amount retained from a security deposit, in cents, and why. */
export const retention = z.object({ amount: amountFrom(1), reason });

const dueRow = z.object({
  bookingId: id,
  guestName: z.string(),
  kind: z.enum([...INSTALMENT_KINDS, 'CREDIT']),
  amount: z.number().int(),
  /** Null where no day is set. */
  dueDate: localDate.nullable(),
});
export type DueRow = z.output<typeof dueRow>;

export const money = {
  get: endpoint({
    method: 'GET',
    path: '/bookings/{id}/money',
    access: 'user',
    summary: "What a stay costs, what was paid and what is due: of one's own, for an admin of any",
    params: byId,
    versioned: true,
    answer: bookingMoney,
    status: 200,
  }),
  quote: endpoint({
    method: 'GET',
    path: '/bookings/{id}/quote',
    access: 'admin',
    summary: 'What the prices of now ask for the booking as it is, as of the day on which it was asked for',
    params: byId,
    answer: quoteAnswer,
    status: 200,
  }),
  setPrice: endpoint({
    method: 'PUT',
    path: '/bookings/{id}/price',
    access: 'admin',
    summary: 'Set what a stay costs; what it was before is kept',
    params: byId,
    body: newPrice,
    versioned: true,
    answer: bookingMoney,
    status: 200,
    refusals: { 409: ['bookingWithoutPrice'] },
    leavesSiteAlone: true,
  }),
  setSchedule: endpoint({
    method: 'PUT',
    path: '/bookings/{id}/schedule',
    access: 'admin',
    summary: 'Set in which parts the price is paid, and until when',
    params: byId,
    body: newSchedule,
    versioned: true,
    answer: bookingMoney,
    status: 200,
    refusals: { 409: ['bookingWithoutPrice', 'scheduleBeforePrice'] },
    leavesSiteAlone: true,
  }),
  enter: endpoint({
    method: 'POST',
    path: '/bookings/{id}/entries',
    access: 'admin',
    summary: 'Write down money that came or went; the same key again is the same entry',
    params: byId,
    body: newEntry,
    answer: writtenEntry,
    status: 201,
    refusals: { 409: ['entryElsewhere'] },
    leavesSiteAlone: true,
  }),
  reverse: endpoint({
    method: 'POST',
    path: '/entries/{id}/reverse',
    access: 'admin',
    summary: 'Undo an entry by its opposite, of today',
    params: byId,
    body: reversal,
    answer: entryFor.admin,
    status: 201,
    leavesSiteAlone: true,
  }),
  retain: endpoint({
    method: 'POST',
    path: '/bookings/{id}/retain',
    access: 'admin',
    summary: 'Keep a part of the security deposit for what was damaged',
    params: byId,
    body: retention,
    answer: z.array(entryFor.admin),
    status: 201,
    leavesSiteAlone: true,
  }),
  refundSuggestion: endpoint({
    method: 'GET',
    path: '/bookings/{id}/refund-suggestion',
    access: 'admin',
    summary: 'What the terms give back of a stay that is cancelled',
    params: byId,
    query: z.object({ by: z.enum(['GUEST', 'OWNER'], 'Scegli chi annulla').optional() }),
    answer: z.object({
      rule: cancellationRule.nullable(),
      daysLeft: z.number().int(),
      stay: z.number().int(),
      security: z.number().int(),
      tax: z.number().int(),
      total: z.number().int(),
      /** When the guest asked to cancel, which is the day that counts, and when the stay was cancelled. */
      askedOn: localDate.optional(),
      closedOn: localDate.optional(),
      note: z.string().optional(),
    }),
    status: 200,
  }),
  due: endpoint({
    method: 'GET',
    path: '/payments/due',
    access: 'admin',
    summary: 'Who owes what: overdue, in the next 30 days, what guests have to their credit, deposits to give back',
    answer: z.object({
      overdue: z.array(dueRow),
      next: z.array(dueRow),
      credits: z.array(dueRow),
      deposits: z.array(dueRow),
    }),
    status: 200,
    isNeverCached: true,
  }),
};
