import { bookings } from '@approdo/shared/contract/bookings/bookings';
import { bookingHistory } from '@approdo/shared/contract/operations/booking-history';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../session/platform-context.ts';
import { BOOKINGS_KEY } from './booking-keys.ts';

const ROWS = { bookings, bookingHistory };

/** Milliseconds between two looks. */
const LOOK_EVERY_MS = 60_000;

/** Every booking, in full. */
export function useBookings() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: BOOKINGS_KEY, queryFn: ({ signal }) => client.bookings.list({ signal }) });
}

/** Those that end on a day or later: as many as are to come, however many years went by. */
export function useBookingsFrom(from: LocalDate) {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...BOOKINGS_KEY, 'from', from],
    queryFn: ({ signal }) => client.bookings.list({ query: { from }, signal }),
  });
}

/** All of them with how their money stands, looked for again each minute. */
export function useBookingsWithMoney() {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...BOOKINGS_KEY, 'with-money'],
    queryFn: ({ signal }) => client.bookings.list({ query: { with: 'money' }, signal }),
    refetchInterval: LOOK_EVERY_MS,
  });
}

/** One booking, as its own page shows it. */
export function useBooking(id: string) {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...BOOKINGS_KEY, 'one', id],
    queryFn: ({ signal }) => client.bookings.get({ params: { id }, signal }),
  });
}

/** What happened to a booking, the newest first. */
export function useHistory(id: string) {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...BOOKINGS_KEY, 'history', id],
    queryFn: ({ signal }) => client.bookingHistory.list({ params: { id }, signal }),
  });
}

/** What the guest of a booking is written to in; undefined until it is known. */
export function useWrittenTo(id: string): Language | undefined {
  return useBooking(id).data?.language;
}
