import { canBeCancelled } from '@approdo/shared/domain/stays/booking';
import { say } from '@approdo/shared/words/say';
import { conflict } from '../../../http/problems.ts';
import { getProperty } from '../../content/property/index.ts';
import { type GuestStay, occupyDays, type StoredBooking, shareFreedDays, updateStay } from '../../stays/stays/index.ts';
import { type BookingChange, follow } from './booking-change.ts';

/** The owner cancels a confirmed stay: its days become free, and the booking remains on record. */
export async function cancelStay(
  change: BookingChange,
  stay: StoredBooking,
  message: string | null,
): Promise<GuestStay> {
  const { trx, clock } = change;
  if (stay.isBlocked || !canBeCancelled(stay, clock.today())) {
    throw conflict(say('stayNotCancellable'));
  }
  const property = await getProperty(trx);
  const now = clock.now().toISOString();
  const cancelled: GuestStay = {
    ...stay,
    status: 'REJECTED',
    outcome: 'CANCELLED',
    heldUntil: null,
    heldAtMost: null,
    closedAt: now,
    changedAt: now,
    revision: stay.revision + 1,
  };
  await updateStay(trx, cancelled);
  await occupyDays(trx, cancelled, property);
  await shareFreedDays(change, stay);
  await follow(change, { kind: 'CANCELLED', before: stay, after: cancelled, property, message });
  return cancelled;
}
