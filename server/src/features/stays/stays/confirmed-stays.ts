import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { isSameAddress } from '@approdo/shared/domain/base/email';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import type { Reader } from '../../../db/transaction.ts';
import { findBooking, findComingStay, listStaysTouching } from './bookings.records.ts';
import type { GuestStay } from './bookings.table.ts';

/** Undefined where it is not, or not any more. */
export async function findConfirmedStay(reader: Reader, id: string): Promise<GuestStay | undefined> {
  const booking = await findBooking(reader, id);
  return booking && !booking.isBlocked && booking.status === 'CONFIRMED' ? booking : undefined;
}

/** The confirmed stay that begins next from a day on, or else the request; undefined where nobody is to come. */
export async function findNextStay(reader: Reader, from: LocalDate): Promise<GuestStay | undefined> {
  return (await findComingStay(reader, 'CONFIRMED', from)) ?? (await findComingStay(reader, 'PENDING', from));
}

/** The guest's other confirmed stays that touch these days, both included: those of her account, or of her address. */
export async function listStaysOfGuest(
  reader: Reader,
  stay: GuestStay,
  days: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<Stay[]> {
  const confirmed = await listStaysTouching(reader, days);
  return confirmed.filter(
    ({ id, userId, guestEmail }) =>
      id !== stay.id && ((userId !== null && userId === stay.userId) || isSameAddress(guestEmail, stay.guestEmail)),
  );
}
