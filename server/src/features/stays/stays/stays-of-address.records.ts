import { WORDS } from '@approdo/shared/words/words';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { findBooking, updateStay } from './bookings.records.ts';
import type { GuestStay } from './bookings.table.ts';

/**
 * The stays of a guest's address, by its key, and of an account, whichever address they have; in order. A key or
 * account that is left out matches none.
 */
export async function listStaysOfAddress(
  reader: Reader,
  key: string | undefined,
  userId: string | undefined,
): Promise<GuestStay[]> {
  const rows = await reader
    .selectFrom('bookings')
    .select('id')
    .where(({ or, eb }) =>
      or([
        ...(key === undefined ? [] : [eb(sql`lower(guest_email)`, '=', key)]),
        ...(userId === undefined ? [] : [eb('user_id', '=', userId)]),
      ]),
    )
    .orderBy('start_date')
    .orderBy('id')
    .execute();
  const stays: GuestStay[] = [];
  for (const { id } of rows) {
    const booking = await findBooking(reader, id);
    if (booking && !booking.isBlocked) stays.push(booking);
  }
  return stays;
}

/** The guest addresses of all stays, each once. */
export async function listGuestAddresses(reader: Reader): Promise<string[]> {
  const rows = await reader
    .selectFrom('bookings')
    .select('guest_email')
    .distinct()
    .where('guest_email', 'is not', null)
    .execute();
  return rows.flatMap(({ guest_email }) => guest_email ?? []);
}

/** Anonymises a stay; days, price and money stay as they were. */
export async function eraseGuestOf(trx: Trx, stay: GuestStay): Promise<void> {
  const nobody = { guestName: WORDS.it.formerGuest, guestEmail: null, guestPhone: null, note: null, userId: null };
  await updateStay(trx, { ...stay, ...nobody });
}
