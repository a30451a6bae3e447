import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { bringsGuest, datesOf } from '@approdo/shared/domain/stays/booking';

const MOST_LISTED = 5;

/** The next guests after today, portals' included, by the day on which they arrive or leave; each with that day. */
export function listNext(bookings: readonly Booking[], today: LocalDate, by: 'startDate' | 'endDate') {
  return bookings
    .filter(bringsGuest)
    .map((stay) => ({ stay, day: datesOf(stay)[by] }))
    .filter(({ day }) => day > today)
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .slice(0, MOST_LISTED);
}
