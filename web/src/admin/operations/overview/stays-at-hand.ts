import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type { OwnersDay, StayAtHand } from '@approdo/shared/contract/operations/today';
import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { bringsGuest, datesOf, isStayOfChannel } from '@approdo/shared/domain/stays/booking';
import { sayWho } from '../../stays/stays/index.ts';

type DayStays = Pick<OwnersDay, 'today' | 'arrivals' | 'departures' | 'inHouse'>;

/** Adds portals' guests to the day's arrivals, departures and current guests, by portal: their names are not known. */
export function addPortalStays<Day extends DayStays>(day: Day, bookings: readonly Booking[]): Day {
  const stays = bookings.filter(isStayOfChannel).map(toStay);
  const tomorrow = addDays(day.today, 1);
  const isNear = (date: string) => date === day.today || date === tomorrow;
  return {
    ...day,
    arrivals: [...day.arrivals, ...stays.filter(({ startDate }) => isNear(startDate))],
    departures: [...day.departures, ...stays.filter(({ endDate }) => isNear(endDate))],
    inHouse: [
      ...day.inHouse,
      ...stays.filter(({ startDate, endDate }) => startDate < day.today && endDate > day.today),
    ],
  };
}

function toStay(booking: Booking): StayAtHand {
  const guest = { guestName: sayWho(booking), guestPhone: null, numberOfGuests: 0, linen: false, isReady: null };
  return { id: booking.id, ...datesOf(booking), ...guest };
}

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
