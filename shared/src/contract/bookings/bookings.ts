import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language/language.ts';
import { findBlockFaults, findStayFaults } from '../../domain/stays/stay.ts';
import { endpoint } from '../base/endpoint.ts';
import { byId, id, instant, localDate, version } from '../base/fields.ts';
import { writtenIn } from '../base/in-language.ts';
import { priceSummary } from '../prices/booking-price.ts';
import { stayDocument } from '../stays/documents.ts';
import { bookingFor } from './booking-fields.ts';
import {
  cancellation,
  dateBlock,
  decision,
  extrasChoice,
  stayByHand,
  stayEdit,
  stayRequest,
} from './booking-requests.ts';
import { findDateFaults } from './date-faults.ts';
import { moneySummary } from './money-summary.ts';

/** The fields that anyone may see; the rest is for its guest (`mine`) and admins (`guest`, `reason`, `version`). */
export const booking = z.object({
  ...bookingFor.adminOfImport.partial().shape,
  ...bookingFor.admin.partial().shape,
  ...bookingFor.anyone.shape,
  version: version.optional(),
  /** In the answer to a request for instant confirmation: whether it was confirmed. */
  instant: z.boolean().optional(),
  /** Channels that did not answer just before it was confirmed or edited; left out if none. */
  unchecked: z.array(z.string()).optional(),
  /** Messages the caller has not read; in lists left out if none. */
  unread: z.number().int().optional(),
  /** Guest messages the owner has not read or answered; only for admins, left out if none. */
  unanswered: z.number().int().optional(),
  /** Only in lists requested with it; null for blocks, and for guests on the stays of others. */
  money: moneySummary.nullable().optional(),
  /** The language of letters to the guest; only if the call names a language, for the guest and admins. */
  language: writtenIn,
});
export type Booking = z.output<typeof booking>;

/** Parts of a stay from other areas of the site; blocks have none. */
export const stayParts = {
  /** Null for stays from before prices were stored. */
  price: priceSummary.nullable(),
  documents: z.array(stayDocument),
  /** First and last day on which some section of the guide is open; null if none ever is. */
  guide: z.object({ opensOn: localDate.nullable(), closesOn: localDate.nullable() }),
  /** Messages the caller has not read. */
  unread: z.number().int(),
};

const neighbour = z.object({ id, guestName: z.string(), startDate: localDate });
export type BookingNeighbour = z.output<typeof neighbour>;

/** One booking in full, for its own page. */
export const bookingDetails = booking.extend({
  language: z.enum(LANGUAGES),
  /** Whether the caller may withdraw this own, undecided request. */
  canWithdraw: z.boolean(),
  /** Whether the caller may ask the owner to cancel the stay. */
  canAskCancellation: z.boolean(),
  /** Until when the mailed check-in link takes the guests of one's own stay; only while some are missing. */
  checkInUntil: instant.optional(),
  /** Set if one's own stay is over and awaits a review. */
  canReview: z.literal(true).optional(),
  /** The pending or confirmed stays before and after it by arrival; only for admins. */
  previous: neighbour.nullable().optional(),
  next: neighbour.nullable().optional(),
  ...stayParts,
});
export type BookingDetails = z.output<typeof bookingDetails>;

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
    answer: bookingDetails,
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
    answer: bookingDetails,
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
