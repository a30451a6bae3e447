import { canAskCancellation, isCancellationRequested } from '@approdo/shared/domain/stays/booking';
import { say } from '@approdo/shared/words/say';
import type { Caller } from '../../../http/calls/handler.ts';
import { conflict } from '../../../http/problems.ts';
import { getProperty } from '../../content/property/index.ts';
import { bookingNotFound, type GuestStay, getBooking, isOwn, updateStay } from '../../stays/stays/index.ts';
import { type BookingChange, follow } from './booking-change.ts';

type CancellationInput = { readonly caller: Caller; readonly id: string; readonly message: string | null };

/** A guest asks the owner to cancel the stay. The days stay taken until the owner agrees or declines. */
export async function askCancellation(
  change: BookingChange,
  { caller, id, message }: CancellationInput,
): Promise<GuestStay> {
  const { trx, clock, limits } = change;
  const stay = await getBooking(trx, id);
  if (stay.isBlocked || !isOwn(stay, caller)) throw bookingNotFound();
  if (isCancellationRequested(stay)) throw conflict(say('cancellationAlreadyAsked'));
  if (!canAskCancellation(stay, clock.today())) throw conflict(say('cancellationTooLate'));
  // Each request sends the owner a letter, and letters to the owner have no limit of their own.
  await limits.spendIn(trx, 'bookingByUser', caller.userId);
  const requested: GuestStay = { ...stay, cancellationAskedAt: clock.now().toISOString() };
  await updateStay(trx, requested);
  const property = await getProperty(trx);
  await follow(change, { kind: 'CANCELLATION_ASKED', before: stay, after: requested, property, message });
  return requested;
}

/** The guest withdraws the cancellation request, or the owner declines it; the other side is notified. */
export async function dropCancellation(
  change: BookingChange,
  { caller, id, message }: CancellationInput,
): Promise<void> {
  const { trx } = change;
  const stay = await getBooking(trx, id);
  const isGuest = isOwn(stay, caller);
  if (!isGuest && caller.role !== 'ADMIN') throw bookingNotFound();
  if (stay.isBlocked || !isCancellationRequested(stay)) throw conflict(say('cancellationNotAsked'));
  const continued: GuestStay = { ...stay, cancellationAskedAt: null };
  await updateStay(trx, continued);
  const kind = isGuest ? 'CANCELLATION_TAKEN_BACK' : 'CANCELLATION_DECLINED';
  await follow(change, { kind, before: stay, after: continued, property: await getProperty(trx), message });
}
