import type { Booking } from '@approdo/shared/contract/stay/bookings';
import { daysBetween } from '@approdo/shared/domain/date/local-date';
import { datesOf, isCancellationAsked, standingOf } from '@approdo/shared/domain/stay/booking';
import { nearsExpiry } from '@approdo/shared/domain/stay/expiry';
import { emailOf, noteOf, sayDates, sayWho } from '../../format/describe-booking.ts';
import type { BOOKING_FILTER } from '../../texts/bookings.ts';

/** What bookings are chosen by: what became of them, and what of the owner they wait for. */
export const BOOKING_KINDS = [
  'PENDING',
  'EXPIRING',
  'CONFIRMED',
  'CANCELLATION_ASKED',
  'REJECTED',
  'EXPIRED',
  'CANCELLED',
  'NOT_AVAILABLE',
  'UNANSWERED',
] as const satisfies (keyof typeof BOOKING_FILTER)[];
type BookingKind = (typeof BOOKING_KINDS)[number];

type BookingFilter = {
  /** Every one where undefined. */
  readonly kind?: BookingKind | undefined;
  /** `yyyy`; every year where undefined. */
  readonly year?: string | undefined;
  readonly now: Date;
};

/** The bookings of that kind that have a day in that year. */
export function filterBookings(bookings: readonly Booking[], { kind, year, now }: BookingFilter): Booking[] {
  return bookings.filter(
    (booking) => (!kind || isOfKind(booking, kind, now)) && (!year || listYearsOf(booking).includes(year)),
  );
}

function isOfKind(booking: Booking, kind: BookingKind, now: Date): boolean {
  if (kind === 'EXPIRING') return nearsExpiry(booking, now);
  if (kind === 'UNANSWERED') return (booking.unanswered ?? 0) > 0;
  return kind === 'CANCELLATION_ASKED' ? isCancellationAsked(booking) : standingOf(booking) === kind;
}

/** The years that bookings have a day in, the latest first. */
export function listYears(bookings: readonly Booking[]): string[] {
  return [...new Set(bookings.flatMap(listYearsOf))].toSorted().toReversed();
}

/** All of a booking that a search finds. */
export function textOfBooking(booking: Booking): string {
  return [sayWho(booking), emailOf(booking), noteOf(booking), sayDates(booking)].join(' ');
}

/** Everything that was ever booked with the e-mail of that booking's guest, the latest first; nothing for a block. */
export function listHistory(bookings: readonly Booking[], booking: Booking): Booking[] {
  const email = emailOf(booking)?.toLowerCase();
  if (!email) return [];
  return bookings
    .filter((other) => emailOf(other)?.toLowerCase() === email)
    .toSorted((a, b) => daysBetween(a.startDate, b.startDate));
}

function listYearsOf(booking: Booking): string[] {
  const { startDate, endDate } = datesOf(booking);
  const first = Number(startDate.slice(0, 4));
  const last = Number(endDate.slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}
