import { canMoveTo } from '@approdo/shared/domain/booking';
import { conflict } from '../../http/problems.ts';
import { planPayments } from '../payments/plan-payments.ts';
import { getProperty } from '../property/property.service.ts';
import type { BookingChange } from './booking-change.ts';
import { requestRejected, stayConfirmed } from './bookings.mail.ts';
import { updateStay } from './bookings.repository.ts';
import type { GuestStay, StoredBooking } from './bookings.table.ts';
import { occupyDays } from './occupied-days.ts';
import { tellAsker, tellGuest } from './tell-people.ts';

/** Of requests for the same days only one can be confirmed: its days are then no one else's. */
export async function decideRequest(
  change: BookingChange,
  request: StoredBooking,
  status: 'CONFIRMED' | 'REJECTED',
): Promise<GuestStay> {
  const { trx, clock } = change;
  if (request.isBlocked || !canMoveTo(request.status, status)) {
    throw conflict('Solo una richiesta in attesa può essere confermata o rifiutata');
  }

  const property = await getProperty(trx);
  // What is decided does not end by itself any more.
  const closed = { expiresAt: null, expiryWarningAt: null };
  const decided = { ...request, status, ...closed, changedAt: clock.now().toISOString() };
  await updateStay(trx, decided);
  await occupyDays(trx, decided, property);
  if (status === 'REJECTED') {
    await tellAsker(change, decided, requestRejected(decided, property));
    return decided;
  }
  await tellGuest(change, decided, stayConfirmed(decided, property));
  await planPayments(change, decided, clock.today());
  return decided;
}
