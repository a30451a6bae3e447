import { isAhead } from '@approdo/shared/domain/stays/booking';
import { getProperty } from '../../../content/property/index.ts';
import { areDaysFree, type GuestStay, occupyDays, updateStay } from '../../../stays/stays/index.ts';
import { type BookingChange, follow } from '../booking-change.ts';

/**
 * Confirms a stay on payment, if its days are held, or were held and are still free; everyone is then notified as for
 * an instant confirmation. Undefined, and nothing changes, if the days are taken or past by now.
 */
export async function confirmPaidStay(change: BookingChange, stay: GuestStay): Promise<GuestStay | undefined> {
  const { trx, clock } = change;
  const property = await getProperty(trx);
  const isHeld = stay.heldUntil !== null;
  if (!isHeld && !(isAhead(stay, clock.today()) && (await areDaysFree(trx, stay, property)))) return undefined;
  const now = clock.now().toISOString();
  const booked: GuestStay = {
    ...stay,
    status: 'CONFIRMED',
    isInstant: true,
    confirmedAt: stay.confirmedAt ?? now,
    heldUntil: null,
    heldAtMost: null,
    expiresAt: null,
    expiryWarningAt: null,
    changedAt: now,
  };
  await updateStay(trx, booked);
  if (!isHeld) await occupyDays(trx, booked, property);
  await follow(change, { kind: 'CONFIRMED', before: stay, after: booked, property });
  return booked;
}
