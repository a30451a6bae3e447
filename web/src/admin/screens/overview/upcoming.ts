import type { Task } from '@approdo/shared/contract/site/tasks';
import type { Booking } from '@approdo/shared/contract/stay/bookings';
import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import { bringsGuest, datesOf } from '@approdo/shared/domain/stay/booking';

const SHOWN = 5;

/** Who has to do with the property today; as a stay without a night is none, nobody is in two of the lists. */
export type Presence = {
  readonly arriving: readonly Booking[];
  readonly leaving: readonly Booking[];
  readonly staying: readonly Booking[];
};

export function listPresence(bookings: readonly Booking[], today: LocalDate): Presence {
  const stays = bookings.filter(bringsGuest);
  return {
    arriving: stays.filter((stay) => arrivalOf(stay) === today),
    leaving: stays.filter((stay) => departureOf(stay) === today),
    staying: stays.filter((stay) => arrivalOf(stay) < today && departureOf(stay) > today),
  };
}

export function arrivalOf(stay: Booking): LocalDate {
  return datesOf(stay).startDate;
}

export function departureOf(stay: Booking): LocalDate {
  return datesOf(stay).endDate;
}

/** The next guests who come for certain, after today. */
export function listArrivals(bookings: readonly Booking[], today: LocalDate): Booking[] {
  return listNext(bookings, today, arrivalOf);
}

/** The next of them to go after today. */
export function listDepartures(bookings: readonly Booking[], today: LocalDate): Booking[] {
  return listNext(bookings, today, departureOf);
}

/** What is to be done today, what should have been done before it first. */
export function listDueTasks(tasks: readonly Task[], today: LocalDate): Task[] {
  return tasks
    .filter(({ completed, due_date }) => !completed && due_date !== null && due_date <= today)
    .toSorted((a, b) => (a.due_date ?? '').localeCompare(b.due_date ?? ''));
}

function listNext(bookings: readonly Booking[], today: LocalDate, dayOf: (booking: Booking) => LocalDate): Booking[] {
  return bookings
    .filter((booking) => bringsGuest(booking) && dayOf(booking) > today)
    .toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)))
    .slice(0, SHOWN);
}
