import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { bringsGuest, datesOf } from '@approdo/shared/domain/stays/booking';

const MOST_LISTED = 5;

export function arrivalOf(stay: Booking): LocalDate {
  return datesOf(stay).startDate;
}

export function departureOf(stay: Booking): LocalDate {
  return datesOf(stay).endDate;
}

/** The next confirmed arrivals after today. */
export function listArrivals(bookings: readonly Booking[], today: LocalDate): Booking[] {
  return listNext(bookings, today, arrivalOf);
}

/** The next confirmed departures after today. */
export function listDepartures(bookings: readonly Booking[], today: LocalDate): Booking[] {
  return listNext(bookings, today, departureOf);
}

function listNext(bookings: readonly Booking[], today: LocalDate, dayOf: (booking: Booking) => LocalDate): Booking[] {
  return bookings
    .filter((booking) => bringsGuest(booking) && dayOf(booking) > today)
    .toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)))
    .slice(0, MOST_LISTED);
}
