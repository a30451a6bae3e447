import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language/language.ts';
import { id, instant, localDate, version } from '../base/fields.ts';
import { writtenIn } from '../base/in-language.ts';
import { priceSummary } from '../prices/booking-price.ts';
import { stayDocument } from '../stays/documents.ts';
import { bookingFor } from './booking-fields.ts';
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
