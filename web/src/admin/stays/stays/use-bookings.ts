import { bookings } from '@approdo/shared/contract/bookings/bookings';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { useRead } from '../../session/use-read.ts';

/** Milliseconds between two looks. */
const LOOK_EVERY_MS = 60_000;

/** Every booking, in full. */
export function useBookings() {
  return useRead(bookings.list);
}

/** Those that end on a day or later: as many as are to come, however many years went by. */
export function useBookingsFrom(from: LocalDate) {
  return useRead(bookings.list, { query: { from } });
}

/** All of them with how their money stands, looked for again each minute. */
export function useBookingsWithMoney() {
  return useRead(bookings.list, { query: { with: 'money' }, refetchInterval: LOOK_EVERY_MS });
}

/** What the guest of a booking is written to in; undefined until it is known. */
export function useWrittenTo(id: string): Language | undefined {
  return useRead(bookings.get, { params: { id } }).data?.language;
}
