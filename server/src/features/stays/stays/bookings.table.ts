import { bookingOutcome, bookingSource, bookingStatus, guestWords } from '@approdo/shared/contract/bookings/bookings';
import { LANGUAGES } from '@approdo/shared/domain/base/language/language';
import type { ChosenExtra } from '@approdo/shared/domain/prices/extra';
import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const common = z.object({
  id: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  createdAt: z.string(),
  /** When what others are told of it last changed. */
  changedAt: z.string(),
  /** How often its dates have changed. */
  sequence: z.number().int(),
  source: bookingSource,
  /** The language of a guest's pages and letters. */
  language: z.enum(LANGUAGES),
});

/** A guest's request and what became of it; `userId` is the account that asked, null once it is deleted. */
const stay = common.extend({
  userId: z.string().nullable(),
  status: bookingStatus.exclude(['NOT_AVAILABLE']),
  ...guestWords.shape,
  /** Of the guests, those below the age at which one pays. */
  children: z.number().int(),
  cleaningNote: z.string().nullable(),
  /** The key by which an owner's entry that is sent again is recognised. */
  entryKey: z.string().nullable(),
  /** The key by which a request that its account sends again is recognised. */
  requestKey: z.string().nullable(),
  /** Whether it was given to an account that did not ask for it; when that account is gone, no other gets it. */
  wasGiven: z.boolean(),
  /** Of a REJECTED one that nobody refused, and when it got it. */
  outcome: bookingOutcome.nullable(),
  closedAt: z.string().nullable(),
  /** Null until it is confirmed, and of one that was before this was kept. */
  confirmedAt: z.string().nullable(),
  /** Whether it was confirmed without the owner. */
  isInstant: z.boolean(),
  /** Until when its days are held for a payment by card, and up to when the page to pay at may put that off; null once it did. */
  heldUntil: z.string().nullable(),
  heldAtMost: z.string().nullable(),
  /** Of a PENDING one that may not wait for ever: when it ends by itself, and when the owner is to be told so before. */
  expiresAt: z.string().nullable(),
  expiryWarningAt: z.string().nullable(),
  /** Stays as it is once the owner has cancelled. */
  cancellationAskedAt: z.string().nullable(),
  /** How often its guest was told of a change, that it was called off too: the SEQUENCE of its entry in her calendar. */
  revision: z.number().int(),
});

/** Days that the owner closed, or that `channelId` tells are taken there. */
const block = common.extend({
  status: bookingStatus.extract(['NOT_AVAILABLE']),
  reason: z.string().nullable(),
  channelId: z.string().nullable(),
});

export const stayRecord = describeRecord('bookings', stay);
export const blockRecord = describeRecord('bookings', block);

export type GuestStay = Readonly<z.output<typeof stay>> & {
  readonly isBlocked: false;
  /** What is taken with it, as it was when it was chosen, in the owner's order. */
  readonly extras: readonly ChosenExtra[];
};
export type DateBlock = Readonly<z.output<typeof block>> & { readonly isBlocked: true };
export type StoredBooking = GuestStay | DateBlock;

type StayRow = RowOf<z.output<typeof stay>>;
type BlockRow = RowOf<z.output<typeof block>>;

/** Both kinds share their table; what is not of a row's kind is null in it. */
export type BookingsTable = {
  [Column in keyof StayRow]: Column extends keyof BlockRow
    ? StayRow[Column] | BlockRow[Column]
    : StayRow[Column] | null;
} & Omit<BlockRow, keyof StayRow>;

export const BOOKING_COLUMNS = [...new Set([...stayRecord.columns, ...blockRecord.columns])];

type OccupiedDaysTable = { day: string; booking_id: string };

/** Another text with each change of what bookings are found by. */
type BookingTextsTable = { only_row: 1; state: string };

type BookingsTables = {
  bookings: BookingsTable;
  booking_texts: BookingTextsTable;
  occupied_days: OccupiedDaysTable;
};

declare module '../../../db/schema.ts' {
  interface Schema extends BookingsTables {}
}
