import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { isSameAddress } from '@approdo/shared/domain/base/email';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import type { Reader } from '../../../db/transaction.ts';
import { listStaysTouching } from './booking-lists.records.ts';
import { findBooking, findUpcomingStay } from './bookings.records.ts';
import type { GuestStay } from './bookings.table.ts';

/** A confirmed stay; undefined if it is not, or no longer, confirmed. */
export async function findConfirmedStay(reader: Reader, id: string): Promise<GuestStay | undefined> {
  const booking = await findBooking(reader, id);
  return booking && !booking.isBlocked && booking.status === 'CONFIRMED' ? booking : undefined;
}

/** The next confirmed stay from a day on, or else the next request; undefined if nobody is to come. */
export async function findNextStay(reader: Reader, from: LocalDate): Promise<GuestStay | undefined> {
  return (await findUpcomingStay(reader, 'CONFIRMED', from)) ?? (await findUpcomingStay(reader, 'PENDING', from));
}

/** The guest's other confirmed stays that touch these days, both included, by account or address. */
export async function listStaysOfGuest(
  reader: Reader,
  stay: GuestStay,
  days: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<Stay[]> {
  const confirmed = await listStaysTouching(reader, days);
  return confirmed.filter((other) => other.id !== stay.id && isSameGuest(other, stay));
}

type Guest = { readonly userId: string | null; readonly guestEmail: string | null };

/** Whether two stays are of one guest, by account or address. */
export function isSameGuest(one: Guest, other: Guest): boolean {
  if (one.userId !== null && one.userId === other.userId) return true;
  return Boolean(one.guestEmail) && isSameAddress(one.guestEmail, other.guestEmail);
}
