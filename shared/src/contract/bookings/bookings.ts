import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language/language.ts';
import { findBlockFaults, findStayFaults } from '../../domain/stays/stay.ts';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, instant, localDate, version } from '../base/fields.ts';
import { writtenIn } from '../base/in-language.ts';
import { priceInShort } from '../prices/booking-price.ts';
import { stayDocument } from '../stays/documents.ts';
import {
  cancellation,
  dateBlock,
  decision,
  extrasChoice,
  foundBy,
  stayByHand,
  stayEdit,
  stayRequest,
} from './booking-requests.ts';
import { findDateFaults } from './date-faults.ts';
import { moneyInShort } from './money-in-short.ts';

export const bookingStatus = z.enum(['PENDING', 'CONFIRMED', 'REJECTED', 'NOT_AVAILABLE']);

export const bookingOutcome = z.enum(['EXPIRED', 'CANCELLED']);

/** Whence a booking came: asked for on the site, entered by the owner, told by a channel. */
export const bookingSource = z.enum(['SITE', 'OWNER', 'CHANNEL']);

const forAnyone = z.object({
  id,
  startDate: localDate,
  endDate: localDate,
  status: bookingStatus,
  isBlocked: z.boolean(),
});

/** What a guest says of her stay beside its dates, under the same names wherever it is asked for, kept and shown. */
export const guestWords = z.object({
  guestName: z.string(),
  /** Null where the owner, who entered the stay, knows none. */
  guestEmail: z.string().nullable(),
  guestPhone: z.string().nullable(),
  numberOfGuests: z.number().int(),
  linen: z.boolean(),
  note: z.string().nullable(),
  foundBy: foundBy.nullable(),
});

/** How a booking ends, or may; each field only where there is something to tell. */
const ending = z.object({
  /** Of a REJECTED one that nobody refused. */
  outcome: bookingOutcome.optional(),
  /** When it got its outcome. */
  closedAt: instant.optional(),
  /** When a PENDING one ends by itself. */
  expiresAt: instant.optional(),
  /** When its guest asked the owner to cancel it. */
  cancellationAskedAt: instant.optional(),
});

/** By its name of when it was chosen. */
export const takenExtra = z.object({ id, name: z.string(), quantity: z.number().int() });

const forGuest = forAnyone.extend({
  ...guestWords.shape,
  createdAt: instant,
  /** Of the guests, those below the age at which one pays; only where there are any. */
  children: z.number().int().optional(),
  /** Where it was confirmed without the owner. */
  isInstant: z.literal(true).optional(),
  /** Until when its days are held for a payment by card. */
  heldUntil: instant.optional(),
  /** What is taken with the stay, in the owner's order; only where there is anything. */
  extras: z.array(takenExtra).optional(),
  ...ending.shape,
  mine: z.literal(true),
});

/** Whose calendar tells of nights, how they count here, and when they are over: as closed days, or as somebody's stay. */
const nightsOfChannel = z.object({
  id,
  name: z.string(),
  as: z.enum(['STAY', 'CLOSURE']),
  /** The day on which the guest leaves, or the first open one, whatever days are taken here. */
  checkOut: localDate,
});

const adminOfBlock = forAnyone.extend({ createdAt: instant, reason: z.string().nullable(), source: bookingSource });

/** What each reader is shown of a booking: whoever builds an answer leaves nothing of it out. */
export const bookingFor = {
  anyone: forAnyone,
  guest: forGuest,
  admin: forGuest.partial({ mine: true }).extend({
    guest: z.object({ name: z.string(), email: z.string().nullable() }),
    source: bookingSource,
    /** What who cleans before the arrival is to know. */
    cleaningNote: z.string().nullable(),
  }),
  adminOfBlock: adminOfBlock,
  adminOfImport: adminOfBlock.extend({ channel: nightsOfChannel }),
};

/** What anyone may know of a booking; the rest is there for its guest (`mine`) and for an admin (`guest`, `reason`, `version`). */
export const booking = z.object({
  ...bookingFor.adminOfImport.partial().shape,
  ...bookingFor.admin.partial().shape,
  ...forAnyone.shape,
  version: version.optional(),
  /** To whoever asked that it be confirmed at once: whether it is. */
  instant: z.boolean().optional(),
  /** The channels that could not be asked just before it was confirmed or edited; only there, and only where there are any. */
  unchecked: z.array(z.string()).optional(),
  /** Messages on it that the caller has not read; in lists only where there are any. */
  unread: z.number().int().optional(),
  /** Messages of its guest that wait for the owner: to be read, or answered; only to admins, and only where there are any. */
  unanswered: z.number().int().optional(),
  /** Only in lists that are asked for it; null on blocks, and for whoever is no admin. */
  money: moneyInShort.nullable().optional(),
  /** What the guest is written to in; only where the call names a language, to the guest and to admins. */
  language: writtenIn,
});
export type Booking = z.output<typeof booking>;

/** What other parts of the site know of a stay, beside what it is; closed days have nothing of it. */
export const stayParts = {
  /** Null for stays from before prices were kept. */
  price: priceInShort.nullable(),
  documents: z.array(stayDocument),
  /** The first and the last day on which some section of the guide is open for it; null where none ever is. */
  guide: z.object({ opensOn: localDate.nullable(), closesOn: localDate.nullable() }),
  /** Messages on it that the caller has not read. */
  unread: z.number().int(),
};

const neighbour = z.object({ id, guestName: z.string(), startDate: localDate });
export type BookingNeighbour = z.output<typeof neighbour>;

/** One booking, as its own page shows it. */
export const bookingInFull = booking.extend({
  language: z.enum(LANGUAGES),
  /** Whether the caller may take back a request of hers that nobody has decided on. */
  canWithdraw: z.boolean(),
  /** Whether the caller may ask the owner to call her stay off. */
  canAskCancellation: z.boolean(),
  /** The stays that wait or stand next to it by their arrival; only to admins. */
  previous: neighbour.nullable().optional(),
  next: neighbour.nullable().optional(),
  ...stayParts,
});
export type BookingInFull = z.output<typeof bookingInFull>;

export const bookings = {
  list: endpoint({
    method: 'GET',
    path: '/bookings',
    access: 'anyone',
    token: ['READ_CALENDAR', 'READ_BOOKINGS'],
    summary: "The bookings in the caller's view, by start date; from a day on, those that end on it or later",
    query: z.object({ from: localDate.optional(), with: z.enum(['money']).optional() }),
    answer: z.array(booking),
    status: 200,
  }),
  get: endpoint({
    method: 'GET',
    path: '/bookings/{id}',
    access: 'user',
    token: ['READ_BOOKINGS'],
    summary: "One of one's own bookings in full, for an admin any; 404 for all others",
    params: byId,
    versioned: true,
    answer: bookingInFull,
    status: 200,
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/bookings/{id}/calendar.ics',
    access: 'user',
    summary: "One of one's own confirmed stays for a calendar, for an admin any",
    params: byId,
    download: 'text/calendar',
    status: 200,
    refusals: { 409: ['calendarUnconfirmed'] },
  }),
  request: endpoint({
    method: 'POST',
    path: '/bookings',
    access: 'confirmed',
    summary: 'Request a stay',
    body: stayRequest,
    dayRules: (body, today) => findDateFaults(body, (stay) => findStayFaults(stay, today)),
    answer: booking,
    status: 201,
    refusals: { 409: ['datesTaken', 'tooManyOpenRequests', 'priceChanged', 'priceByAgreementNow', 'alreadyHolding'] },
  }),
  enterByHand: endpoint({
    method: 'POST',
    path: '/bookings/by-hand',
    access: 'admin',
    summary: 'Enter a confirmed stay by hand; the same key again is the same booking',
    body: stayByHand,
    dayRules: (body, today) => findDateFaults(body, (stay) => findStayFaults(stay, today)),
    answer: booking,
    status: 201,
    refusals: { 409: ['datesTaken'] },
  }),
  decide: endpoint({
    method: 'PATCH',
    path: '/bookings/{id}/status',
    access: 'admin',
    summary: 'Confirm or reject a pending request; the guest is mailed, with what is said',
    params: byId,
    body: decision,
    versioned: true,
    answer: booking,
    status: 200,
    refusals: { 409: ['datesTaken', 'requestPassed', 'requestDecided'] },
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/bookings/{id}',
    access: 'admin',
    summary: 'Change the dates, the guests, linen and extras, and where and in what the guest is written to',
    params: byId,
    body: stayEdit.partial(),
    versioned: true,
    answer: booking,
    status: 200,
    refusals: { 409: ['datesTaken', 'daysOfChannel', 'bookingNotEditable'] },
  }),
  chooseExtras: endpoint({
    method: 'PUT',
    path: '/bookings/{id}/extras',
    access: 'user',
    summary: "Choose what is taken with one's own stay, for an admin with any; its price follows",
    params: byId,
    body: extrasChoice,
    answer: bookingInFull,
    status: 200,
    refusals: { 409: ['extrasClosed'] },
    leavesSiteAlone: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/bookings/{id}',
    access: 'user',
    summary: 'Delete a booking; for a guest, withdraw her own pending request',
    params: byId,
    status: 204,
    refusals: { 409: ['bookingDecided', 'daysOfChannel', 'bookingHasEntries'] },
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/bookings/{id}/cancel',
    access: 'admin',
    summary: 'Call a confirmed stay off: its days are free, it stays in the history, its guest is mailed',
    params: byId,
    body: cancellation,
    versioned: true,
    answer: booking,
    status: 200,
    refusals: { 409: ['stayNotCancellable'] },
  }),
  askCancellation: endpoint({
    method: 'POST',
    path: '/bookings/{id}/cancellation',
    access: 'user',
    summary: "Ask the owner to cancel one's own confirmed stay before it begins; the owner is mailed",
    params: byId,
    body: cancellation,
    answer: booking,
    status: 200,
    refusals: { 409: ['cancellationAlreadyAsked', 'cancellationTooLate'] },
    leavesSiteAlone: true,
  }),
  dropCancellation: endpoint({
    method: 'DELETE',
    path: '/bookings/{id}/cancellation',
    access: 'user',
    summary: 'Take back that a stay be cancelled; for an admin, decline it, and the guest is mailed with what is said',
    params: byId,
    body: cancellation,
    status: 204,
    refusals: { 409: ['cancellationNotAsked'] },
    leavesSiteAlone: true,
  }),
  block: endpoint({
    method: 'POST',
    path: '/bookings/block',
    access: 'admin',
    summary: 'Close a range of days',
    body: dateBlock,
    dayRules: (body, today) => findDateFaults(body, (range) => findBlockFaults(range, today)),
    answer: z.object({ booking, message: z.string() }),
    status: 201,
    refusals: { 409: ['datesTaken'] },
  }),
  unblock: endpoint({
    method: 'POST',
    path: '/bookings/unblock',
    access: 'admin',
    summary: 'Open the days of a block again',
    body: byId,
    answer: z.object({ message: z.string() }),
    status: 200,
    refusals: { 409: ['daysOfChannel', 'daysNotBlocked'] },
  }),
};
