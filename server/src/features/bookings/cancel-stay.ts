import { canBeCancelled } from '@approdo/shared/domain/stay/booking';
import { conflict } from '../../http/problems.ts';
import { closeCheckouts } from '../payments/cards/close-checkouts.ts';
import { getProperty } from '../property/property.service.ts';
import { dropTimedLetters } from '../stay-letters/tell-guest.ts';
import { type GuestStay, occupyDays, type StoredBooking, shareFreedDays, updateStay } from '../stays/index.ts';
import type { EndingChange } from './booking-change.ts';
import { stayCancelled } from './bookings.mail.ts';
import { readStayFacts } from './letters/read-stay-facts.ts';
import { tellGuestOfDates } from './tell-people.ts';

/** The owner calls a confirmed stay off: it takes no days any more, and stays where she can look it up. */
export async function cancelStay(
  change: EndingChange,
  stay: StoredBooking,
  message: string | null,
): Promise<GuestStay> {
  const { trx, clock } = change;
  if (stay.isBlocked || !canBeCancelled(stay, clock.today())) {
    throw conflict('Si può annullare solo una prenotazione confermata che non è ancora finita');
  }
  const property = await getProperty(trx);
  const now = clock.now().toISOString();
  const cancelled: GuestStay = {
    ...stay,
    status: 'REJECTED',
    outcome: 'CANCELLED',
    closedAt: now,
    changedAt: now,
    revision: stay.revision + 1,
  };
  await updateStay(trx, cancelled);
  await closeCheckouts(change, stay.id);
  await dropTimedLetters(trx, stay.id);
  await occupyDays(trx, cancelled, property);
  await shareFreedDays(change, stay);
  const letter = stayCancelled(cancelled, await readStayFacts(trx, cancelled, { property }), message);
  await tellGuestOfDates(change, cancelled, { letter, property });
  return cancelled;
}
