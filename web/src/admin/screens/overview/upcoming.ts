import type { Booking } from '@approdo/shared/contract/bookings';
import type { Task } from '@approdo/shared/contract/tasks';
import { isBlock } from '@approdo/shared/domain/booking';
import type { LocalDate } from '@approdo/shared/domain/local-date';

const SHOWN = 5;

/** The next confirmed guests to come, today's first. */
export function listArrivals(bookings: readonly Booking[], today: LocalDate): Booking[] {
  return listNext(bookings, today, ({ startDate }) => startDate);
}

/** The next confirmed guests to go, today's first. */
export function listDepartures(bookings: readonly Booking[], today: LocalDate): Booking[] {
  return listNext(bookings, today, ({ endDate }) => endDate);
}

/** What is to be done today, what should have been done before it first. */
export function listDueTasks(tasks: readonly Task[], today: LocalDate): Task[] {
  return tasks
    .filter(({ completed, due_date }) => !completed && due_date !== null && due_date <= today)
    .toSorted((a, b) => (a.due_date ?? '').localeCompare(b.due_date ?? ''));
}

function listNext(bookings: readonly Booking[], today: LocalDate, dayOf: (booking: Booking) => LocalDate): Booking[] {
  return bookings
    .filter((booking) => booking.status === 'CONFIRMED' && !isBlock(booking) && dayOf(booking) >= today)
    .toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)))
    .slice(0, SHOWN);
}
