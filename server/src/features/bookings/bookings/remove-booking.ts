import { canBeWithdrawn } from '@approdo/shared/domain/stays/booking';
import { say } from '@approdo/shared/words/say';
import type { Caller } from '../../../http/calls/handler.ts';
import { conflict } from '../../../http/problems.ts';
import { getProperty } from '../../content/property/index.ts';
import {
  bookingNotFound,
  deleteAndShare,
  deleteBooking,
  type GuestStay,
  getBooking,
  isOwn,
  refuseImported,
  type StoredBooking,
} from '../../stays/stays/index.ts';
import { auditUnblock } from './audit-blocks.ts';
import { type BookingChange, type BookingNeeds, follow } from './booking-change.ts';

type HasMoney = BookingNeeds['hasMoney'];
type Removal = { readonly caller: Caller; readonly id: string; readonly hasMoney: HasMoney };

/** An admin deletes any booking; a guest withdraws an undecided request of their own. */
export async function removeBooking(change: BookingChange, { caller, id, hasMoney }: Removal): Promise<void> {
  const booking = await getBooking(change.trx, id);
  if (caller.role === 'ADMIN') return deleteForAdmin(change, booking, hasMoney);
  if (booking.isBlocked || !isOwn(booking, caller)) throw bookingNotFound();
  return withdraw(change, booking, { caller, hasMoney });
}

/** Throws 409 if the booking has payments, receipts or contracts. */
async function deleteForAdmin(change: BookingChange, booking: StoredBooking, hasMoney: HasMoney): Promise<void> {
  const { trx } = change;
  await refuseImported(trx, booking);
  if (!booking.isBlocked) {
    if (await hasMoney(trx, booking.id)) throw conflict(say('bookingHasEntries'));
    await follow(change, { kind: 'REMOVED', before: booking, after: null, property: await getProperty(trx) });
  }
  await deleteAndShare(change, booking);
  if (booking.isBlocked) await auditUnblock(change, booking);
}

async function withdraw(
  change: BookingChange,
  stay: GuestStay,
  { caller, hasMoney }: Omit<Removal, 'id'>,
): Promise<void> {
  const { trx, limits } = change;
  if (!canBeWithdrawn(stay) || (await hasMoney(trx, stay.id))) throw conflict(say('bookingDecided'));
  await limits.spendIn(trx, 'withdrawalByUser', caller.userId);
  await follow(change, { kind: 'WITHDRAWN', before: stay, after: null, property: await getProperty(trx) });
  await deleteBooking(trx, stay.id);
}
