import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { type LocalDate, listDays } from '@approdo/shared/domain/base/date/local-date';
import { describeDays, type TurnoverOptions } from '@approdo/shared/domain/stays/availability';
import { occupiesDays } from '@approdo/shared/domain/stays/booking';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import { listWithin, sayWho } from '../../../stays/stays/index.ts';

/** Which halves of a day are occupied, and by whom. */
export type TakenDay = { readonly morning: boolean; readonly evening: boolean; readonly occupant: string };

/** The occupied days of a range. */
export function findTakenDays(
  range: Stay,
  bookings: readonly Booking[],
  options: TurnoverOptions,
): ReadonlyMap<LocalDate, TakenDay> {
  const taking = listWithin(bookings, range.startDate, range.endDate).filter(({ status }) => occupiesDays(status));
  const occupants = new Map<LocalDate, string[]>();
  for (const booking of taking) {
    for (const day of listDays(booking.startDate, booking.endDate)) {
      occupants.set(day, [...(occupants.get(day) ?? []), sayWho(booking)]);
    }
  }
  const days = describeDays(range, taking, options).filter(({ state }) => state !== 'free');
  return new Map(
    days.map(({ day, morning, evening }) => [
      day,
      { morning: morning !== 'free', evening: evening !== 'free', occupant: (occupants.get(day) ?? []).join(', ') },
    ]),
  );
}
