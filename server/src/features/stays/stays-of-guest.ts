import { emailKey } from '@approdo/shared/domain/account/email';
import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import type { Stay } from '@approdo/shared/domain/stay/stay';
import type { Reader } from '../../db/transaction.ts';
import { listStaysTouching } from './bookings.repository.ts';
import type { GuestStay } from './bookings.table.ts';

/** The guest's other confirmed stays that touch these days, both included: those of her account, or of her address. */
export async function listStaysOfGuest(
  reader: Reader,
  stay: GuestStay,
  days: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<Stay[]> {
  const key = emailKey(stay.guestEmail);
  const confirmed = await listStaysTouching(reader, days);
  return confirmed.filter(
    ({ id, userId, guestEmail }) =>
      id !== stay.id && ((userId !== null && userId === stay.userId) || emailKey(guestEmail) === key),
  );
}
