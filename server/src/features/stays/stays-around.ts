import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import type { Reader } from '../../db/transaction.ts';
import { type Days, findBooking, findComingStay, listConfirmedStays } from './bookings.repository.ts';
import type { GuestStay } from './bookings.table.ts';

/** The confirmed stays that begin on these days, or end on those. */
export async function listConfirmedAround(
  reader: Reader,
  days: { readonly arrivals: Days; readonly departures: Days },
): Promise<GuestStay[]> {
  return await listConfirmedStays(reader, days);
}

/** Undefined where it is not, or not any more. */
export async function findConfirmedStay(reader: Reader, id: string): Promise<GuestStay | undefined> {
  const booking = await findBooking(reader, id);
  return booking && !booking.isBlocked && booking.status === 'CONFIRMED' ? booking : undefined;
}

/** The confirmed stay that begins next from a day on, or else the request; undefined where nobody is to come. */
export async function findNextStay(reader: Reader, from: LocalDate): Promise<GuestStay | undefined> {
  return (await findComingStay(reader, 'CONFIRMED', from)) ?? (await findComingStay(reader, 'PENDING', from));
}
