import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { updateStay } from './bookings.records.ts';
import { findStay } from './get-booking.ts';

const MINUTE = 60_000;

/** A payment made in the last second of the page arrives a little later. */
const PAYMENT_GRACE = 2 * MINUTE;

/** The stays whose holds have expired, the earliest first. */
export async function listExpiredHoldIds(reader: Reader, now: Date): Promise<string[]> {
  const rows = await reader
    .selectFrom('bookings')
    .select('id')
    .where('held_until', '<=', now.toISOString())
    .where('status', '=', 'CONFIRMED')
    .orderBy('held_until')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether an account has a hold. */
export async function hasHold(reader: Reader, userId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('bookings')
    .select('id')
    .where('user_id', '=', userId)
    .where('held_until', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an account has a confirmed stay that is over by that day. */
export async function hadStay(reader: Reader, userId: string, today: LocalDate): Promise<boolean> {
  const row = await reader
    .selectFrom('bookings')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'CONFIRMED')
    .where('end_date', '<=', today)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Extends the hold of a stay until its payment page ends; only once, and not beyond its limit. */
export async function extendHold(trx: Trx, bookingId: string, pageEnds: Date): Promise<void> {
  const stay = await findStay(trx, bookingId);
  if (!stay || stay.heldUntil === null || stay.heldAtMost === null) return;
  const latest = Math.min(pageEnds.getTime() + PAYMENT_GRACE, Date.parse(stay.heldAtMost));
  const heldUntil = new Date(latest).toISOString();
  if (heldUntil > stay.heldUntil) await updateStay(trx, { ...stay, heldUntil, heldAtMost: null });
}
