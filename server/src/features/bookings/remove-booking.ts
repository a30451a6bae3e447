import { canBeWithdrawn } from '@approdo/shared/domain/stay/booking';
import { say } from '@approdo/shared/words/say';
import type { Caller } from '../../http/calls/handler.ts';
import { conflict } from '../../http/problems.ts';
import { closeCheckouts } from '../payments/cards/close-checkouts.ts';
import { hasMoney } from '../payments/payments.service.ts';
import { getProperty } from '../property/property.service.ts';
import { dropTimedLetters } from '../stay-letters/tell-guest.ts';
import {
  bookingNotFound,
  deleteAndShare,
  deleteBooking,
  type GuestStay,
  getBooking,
  isOwn,
  refuseImported,
  type StoredBooking,
} from '../stays/index.ts';
import type { BookingChange, EndingChange } from './booking-change.ts';
import { requestWithdrawn, stayCancelled } from './bookings.mail.ts';
import { readStayFacts } from './letters/read-stay-facts.ts';
import { isUntold } from './open-requests.repository.ts';
import { tellGuestOfDates, tellOwner } from './tell-people.ts';

/** An admin deletes any booking; a guest withdraws her own request while nobody has decided on it. */
export async function removeBooking(change: EndingChange, caller: Caller, id: string): Promise<void> {
  const booking = await getBooking(change.trx, id);
  if (caller.role === 'ADMIN') return deleteForAdmin(change, booking);
  if (booking.isBlocked || !isOwn(booking, caller)) throw bookingNotFound();
  return withdraw(change, booking, caller);
}

async function deleteForAdmin(change: EndingChange, booking: StoredBooking): Promise<void> {
  const { trx } = change;
  await refuseImported(trx, booking);
  if (!booking.isBlocked) await callOff(change, booking);
  await deleteAndShare(change, booking);
}

/**
 * Nobody is told of what was not confirmed, or is over; others while it is there, so that what is kept of its letters goes
 * with it. Throws 409 where money came or went.
 */
async function callOff(change: EndingChange, stay: GuestStay): Promise<void> {
  const { trx, clock } = change;
  if (await hasMoney(trx, stay.id)) throw conflict('Ci sono movimenti: annulla la prenotazione');
  await closeCheckouts(change, stay.id);
  await dropTimedLetters(trx, stay.id);
  if (stay.status !== 'CONFIRMED' || stay.endDate < clock.today()) return;
  const calledOff: GuestStay = { ...stay, status: 'REJECTED', revision: stay.revision + 1 };
  const facts = await readStayFacts(trx, stay);
  const letter = stayCancelled(calledOff, facts, null);
  await tellGuestOfDates(change, calledOff, { letter, property: facts.property });
}

/** The owner hears nothing of a request of which no letter had told her yet. */
async function withdraw(change: BookingChange, stay: GuestStay, { userId }: Caller): Promise<void> {
  const { trx, limits } = change;
  if (!canBeWithdrawn(stay) || (await hasMoney(trx, stay.id))) throw conflict(say('bookingDecided'));
  await limits.spendIn(trx, 'withdrawalByUser', userId);
  const isKnown = !(await isUntold(trx, stay.id));
  await deleteBooking(trx, stay.id);
  if (isKnown) await tellOwner(change, stay, requestWithdrawn(stay, await getProperty(trx)));
}
