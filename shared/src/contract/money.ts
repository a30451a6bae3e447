import { z } from 'zod';
import { ENTRY_DIRECTIONS, ENTRY_METHODS, ENTRY_PURPOSES, INSTALMENT_STATES } from '../domain/ledger.ts';
import { findPriceFault, MAX_AMOUNT, MAX_PRICE_LINES, PRICE_LINE_KINDS } from '../domain/price.ts';
import { INSTALMENT_KINDS, MAX_INSTALMENTS } from '../domain/schedule.ts';
import { DEPOSIT_LABELS } from '../domain/transfer.ts';
import { endpoint } from './endpoint.ts';
import { amountFrom, byId, id, instant, line, localDate, text, version, whole } from './fields.ts';

const NO_AMOUNT = 'Inserisci un importo';

const lineKind = z.enum(PRICE_LINE_KINDS, 'Scegli che cosa si paga');

const priceLine = z.object({
  kind: lineKind,
  label: line({ min: 1, max: 100 }),
  /** Cents; below zero for a discount alone. */
  amount: z.number(NO_AMOUNT).int(NO_AMOUNT).min(-MAX_AMOUNT, NO_AMOUNT).max(MAX_AMOUNT, 'L’importo è troppo alto'),
});

const priceLines = z
  .array(priceLine, 'Il prezzo deve avere almeno una voce')
  .max(MAX_PRICE_LINES, { error: `Il prezzo può avere al massimo ${MAX_PRICE_LINES} voci`, abort: true })
  .check(({ value, issues }) => {
    const message = findPriceFault(value);
    if (message) issues.push({ code: 'custom', message, input: value });
  });

const shownLines = z.array(z.object({ kind: lineKind, label: z.string(), amount: z.number().int() }));

/** A price as it was, and since when it was that. */
const priceVersion = z.object({
  lines: shownLines,
  total: z.number().int().nullable(),
  reason: z.string().nullable(),
  createdAt: instant,
});

const bookingPrice = z.object({
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

const instalmentKind = z.enum(INSTALMENT_KINDS);

const instalment = z.object({ kind: instalmentKind, amount: amountFrom(1), dueDate: localDate });

const shownInstalment = instalment.extend({
  state: z.enum(INSTALMENT_STATES),
  /** Cents that came in for it. */
  paid: z.number().int(),
});

const direction = z.enum(ENTRY_DIRECTIONS, 'Scegli se è entrato o uscito');
const purpose = z.enum(ENTRY_PURPOSES, 'Scegli per che cosa');
const reference = line({ max: 140 })
  .nullish()
  .transform((value) => value || null);

const entryForGuest = z.object({
  id,
  direction,
  purpose,
  amount: z.number().int(),
  method: z.enum(ENTRY_METHODS),
  date: localDate,
  reference: z.string().nullable(),
  /** The entry that this one counters. */
  reverses: id.nullable(),
  source: z.enum(['OWNER', 'CARD']),
  createdAt: instant,
});

/** What the owner wrote beside it, and who did. */
const ownersWords = z.object({ note: z.string().nullable(), by: z.string() });

const entryForAdmin = entryForGuest.extend(ownersWords.shape);

/** An entry as each reader is shown it. */
export const entryFor = { guest: entryForGuest, admin: entryForAdmin };

const writtenEntry = entryForAdmin.extend({
  /** What the owner should know of it, in words. */
  warning: z.string().optional(),
});

/** What is to be paid next, and how; its words for a bank are Italian. */
const payment = z.object({
  kind: instalmentKind,
  purpose,
  amount: z.number().int(),
  dueDate: localDate,
  reference: z.string(),
  /** Whether it can be paid by card. */
  card: z.boolean(),
  transfer: z
    .object({
      holder: z.string(),
      iban: z.string(),
      bic: z.string().nullable(),
      /** What the transfer says it is for. */
      text: z.string(),
      /** A code that banks' programs read: a square of `size` units, of which `path` draws the dark ones (SVG). */
      qr: z.object({ size: z.number().int(), path: z.string() }),
    })
    .nullable(),
});

const moneyShared = {
  /** Null for stays from before prices were kept. */
  price: bookingPrice.nullable(),
  /** How the first instalment is called. */
  depositLabel: z.enum(DEPOSIT_LABELS),
  instalments: z.array(shownInstalment),
  /** What was paid beyond the price, in cents. */
  credit: z.number().int(),
  /** Null where nothing is due. */
  pay: payment.nullable(),
};

/** What each reader is shown of the money of a stay. */
export const moneyFor = {
  guest: z.object({ ...moneyShared, entries: z.array(entryForGuest) }),
  admin: z.object({
    ...moneyShared,
    entries: z.array(entryForAdmin),
    /** What is held of the security deposit, and what was kept of it, in cents. */
    held: z.number().int(),
    retained: z.number().int(),
  }),
};

/** What a reader is shown of the money of a stay: the rest is there for an admin. */
export const bookingMoney = z.object({
  ...moneyFor.admin.partial().shape,
  ...moneyShared,
  entries: z.array(entryForGuest.extend(ownersWords.partial().shape)),
  version: version.optional(),
});
export type BookingMoney = z.output<typeof bookingMoney>;

export const newPrice = z.object({
  lines: priceLines,
  /** Needed once the stay is confirmed. */
  reason: line({ max: 200 })
    .nullish()
    .transform((value) => value || null),
});

export const newSchedule = z.object({
  instalments: z
    .array(z.object({ ...instalment.shape, kind: instalmentKind.extract(['DEPOSIT', 'BALANCE']) }))
    .max(MAX_INSTALMENTS, { error: `Le rate possono essere al massimo ${MAX_INSTALMENTS}`, abort: true }),
});

export const newEntry = z.object({
  /** Made by who writes the entry: written again with the same, there is still one. */
  key: z.uuid('Manca la chiave del movimento'),
  direction,
  purpose,
  amount: amountFrom(1),
  method: z.enum(['BANK', 'CASH', 'OTHER'], 'Scegli bonifico, contanti o altro'),
  date: localDate,
  reference,
  note: text({ max: 500 })
    .nullish()
    .transform((value) => value || null),
});

const why = line({ min: 1, max: 200, tooShort: 'Scrivi perché' });

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
    leavesSiteAlone: true,
  }),
  reverse: endpoint({
    method: 'POST',
    path: '/entries/{id}/reverse',
    access: 'admin',
    summary: 'Undo an entry by its opposite, of today',
    params: byId,
    body: z.object({ reason: why }),
    answer: entryForAdmin,
    status: 201,
    leavesSiteAlone: true,
  }),
  retain: endpoint({
    method: 'POST',
    path: '/bookings/{id}/retain',
    access: 'admin',
    summary: 'Keep a part of the security deposit for what was damaged',
    params: byId,
    body: z.object({ amount: amountFrom(1), reason: why }),
    answer: z.array(entryForAdmin),
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
      rule: z.object({ daysBefore: whole({ min: 0, max: 365 }), percent: whole({ min: 0, max: 100 }) }).nullable(),
      daysLeft: z.number().int(),
      stay: z.number().int(),
      security: z.number().int(),
      tax: z.number().int(),
      total: z.number().int(),
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
    isAlwaysAnew: true,
  }),
};
