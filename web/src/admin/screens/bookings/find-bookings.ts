import type { Booking } from '@approdo/shared/contract/bookings';
import { daysBetween } from '@approdo/shared/domain/local-date';
import { emailOf, noteOf, sayDates, sayWho } from '../../format/describe-booking.ts';

export type BookingFilter = {
  /** Every status where undefined. */
  readonly status?: Booking['status'] | undefined;
  /** `yyyy`; every year where undefined. */
  readonly year?: string | undefined;
};

/** The bookings of that status that have a day in that year. */
export function filterBookings(bookings: readonly Booking[], { status, year }: BookingFilter): Booking[] {
  return bookings.filter(
    (booking) => (!status || booking.status === status) && (!year || listYearsOf(booking).includes(year)),
  );
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

function listYearsOf({ startDate, endDate }: Booking): string[] {
  const first = Number(startDate.slice(0, 4));
  const last = Number(endDate.slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}
