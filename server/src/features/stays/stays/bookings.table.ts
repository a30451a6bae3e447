import {
  bookingOutcome,
  bookingSource,
  bookingStatus,
  guestDetails,
} from '@approdo/shared/contract/bookings/booking-fields';
import { LANGUAGES } from '@approdo/shared/domain/base/language/language';
import type { ChosenExtra } from '@approdo/shared/domain/prices/extra';
import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const common = z.object({
  id: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  createdAt: z.string(),
  /** When anything that others read of it last changed. */
  changedAt: z.string(),
  /** How many times its dates have changed. */
  sequence: z.number().int(),
  source: bookingSource,
  /** The language of a guest's pages and letters. */
  language: z.enum(LANGUAGES),
});

/** A guest's request and its outcome; `userId` is the account that made it, null once that is deleted. */
const stay = common.extend({
  userId: z.string().nullable(),
  status: bookingStatus.exclude(['NOT_AVAILABLE']),
  ...guestDetails.shape,
  /** How many of the guests are below the age at which one pays. */
  children: z.number().int(),
  cleaningNote: z.string().nullable(),
  /** The key by which a repeated entry by the owner is recognised. */
  entryKey: z.string().nullable(),
  /** The key by which a repeated request by its account is recognised. */
  requestKey: z.string().nullable(),
  /** Whether it was given to an account that did not request it; once that account is deleted, no other gets it. */
  wasGiven: z.boolean(),
  /** Why a stay is REJECTED if nobody refused it, and since when. */
  outcome: bookingOutcome.nullable(),
  closedAt: z.string().nullable(),
  /** Null until it is confirmed, and for stays confirmed before this was recorded. */
  confirmedAt: z.string().nullable(),
  /** Whether it was confirmed automatically. */
  isInstant: z.boolean(),
  /** Until when its days are held for a card payment, and the limit of one extension; null once extended. */
  heldUntil: z.string().nullable(),
  heldAtMost: z.string().nullable(),
  /** For a PENDING stay: when it expires, and when the owner is to be warned of that. */
  expiresAt: z.string().nullable(),
  expiryWarningAt: z.string().nullable(),
  /** Stays set once the owner has cancelled. */
  cancellationAskedAt: z.string().nullable(),
  /** How many changes its guest was notified of, cancellation included: the SEQUENCE of the calendar entry. */
  revision: z.number().int(),
  /** The portal where a stay brought from elsewhere was booked, if one is known. */
  portal: z.string().nullable(),
  /** What the portal keeps, in cents. */
  commission: z.number().int().nullable(),
  /** The file that a stay brought from elsewhere came in; null for all others. */
  movedFrom: z.string().nullable(),
  /** Whether it was over when it was brought: it takes no day, is not cleaned after, and is in no register. */
  wasOver: z.boolean(),
});

/** Days that the owner closed, or that the calendar of `channelId` says are taken there. */
const block = common.extend({
  status: bookingStatus.extract(['NOT_AVAILABLE']),
  reason: z.string().nullable(),
  channelId: z.string().nullable(),
});

export const stayRecord = describeRecord('bookings', stay);
export const blockRecord = describeRecord('bookings', block);

export type GuestStay = Readonly<z.output<typeof stay>> & {
  readonly isBlocked: false;
  /** The extras taken with it as they were when chosen, in the owner's order. */
  readonly extras: readonly ChosenExtra[];
};
export type DateBlock = Readonly<z.output<typeof block>> & { readonly isBlocked: true };
export type StoredBooking = GuestStay | DateBlock;

type StayRow = RowOf<z.output<typeof stay>>;
type BlockRow = RowOf<z.output<typeof block>>;

/** Both kinds share a table; columns of the other kind are null. */
export type BookingsTable = {
  [Column in keyof StayRow]: Column extends keyof BlockRow
    ? StayRow[Column] | BlockRow[Column]
    : StayRow[Column] | null;
} & Omit<BlockRow, keyof StayRow>;

export const BOOKING_COLUMNS = [...new Set([...stayRecord.columns, ...blockRecord.columns])];

type OccupiedDaysTable = { day: string; booking_id: string };

/** A text that changes whenever anything changes that search finds bookings by. */
type BookingTextsTable = { only_row: 1; state: string };

type BookingsTables = {
  bookings: BookingsTable;
  booking_texts: BookingTextsTable;
  occupied_days: OccupiedDaysTable;
};

declare module '../../../db/schema.ts' {
  interface Schema extends BookingsTables {}
}
