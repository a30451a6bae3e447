import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { datesOf, isBlock, occupiesDays } from '@approdo/shared/domain/stays/booking';

type BookingGroups = {
  /** Pending requests, the nearest arrival first. */
  readonly requests: readonly Booking[];
  /** Past ones with a late payment or an unanswered message, the latest first. */
  readonly unsettled: readonly Booking[];
  /** Current and coming stays and blocks, the nearest first. */
  readonly upcoming: readonly Booking[];
  /** Past or rejected ones, the latest first. */
  readonly closed: readonly Booking[];
};

/** The bookings grouped and sorted as an owner needs them. */
export function groupBookings(bookings: readonly Booking[], today: LocalDate): BookingGroups {
  const groups = Object.groupBy(bookings.toSorted(byDates), (booking) => groupOf(booking, today));
  const { requests = [], unsettled = [], upcoming = [], closed = [] } = groups;
  return { requests, unsettled: unsettled.toReversed(), upcoming, closed: closed.toReversed() };
}

/** The stays, requests and blocks with a day in the range, the earliest first. */
export function listWithin(bookings: readonly Booking[], from: LocalDate, to: LocalDate): Booking[] {
  return bookings
    .filter((booking) => booking.status !== 'REJECTED' && booking.startDate <= to && from <= datesOf(booking).endDate)
    .toSorted(byDates);
}

function groupOf(booking: Booking, today: LocalDate): keyof BookingGroups {
  if (booking.status === 'PENDING' && !isBlock(booking)) return 'requests';
  if (occupiesDays(booking.status) && datesOf(booking).endDate >= today) return 'upcoming';
  const isLate = booking.status === 'CONFIRMED' && booking.money?.isLate;
  return isLate || (booking.unanswered ?? 0) > 0 ? 'unsettled' : 'closed';
}

function byDates(a: Booking, b: Booking): number {
  return compare(a.startDate, b.startDate) || compare(a.endDate, b.endDate) || compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
