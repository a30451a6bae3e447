import { bookings } from '@approdo/shared/contract/bookings/bookings';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { useRead } from '../../session/use-read.ts';

/** Milliseconds between two refetches. */
const REFETCH_EVERY_MS = 60_000;

/** Every booking, in full. */
export function useBookings() {
  return useRead(bookings.list);
}

/** The bookings that end on that day or later: few, however many years went by. */
export function useBookingsFrom(from: LocalDate) {
  return useRead(bookings.list, { query: { from } });
}

/** All bookings with their payment status, refetched every minute. */
export function useBookingsWithMoney() {
  return useRead(bookings.list, { query: { with: 'money' }, refetchInterval: REFETCH_EVERY_MS });
}

/** The language that the guest of a booking is written to in; undefined until it is known. */
export function useGuestLanguage(id: string): Language | undefined {
  return useRead(bookings.get, { params: { id } }).data?.language;
}
