import type { decision } from '@approdo/shared/contract/bookings/booking-requests';
import { canMoveTo, isAhead } from '@approdo/shared/domain/stays/booking';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import { conflict } from '../../../http/problems.ts';
import { getProperty } from '../../content/property/index.ts';
import { type GuestStay, occupyDays, type StoredBooking, updateStay } from '../../stays/stays/index.ts';
import { type BookingChange, follow } from './booking-change.ts';

/** Confirms or rejects a request. Only one request for the same days, and none for past days, can be confirmed. */
export async function decideRequest(
  change: BookingChange,
  request: StoredBooking,
  { status, message }: z.output<typeof decision>,
): Promise<GuestStay> {
  const { trx, clock } = change;
  if (request.isBlocked || !canMoveTo(request.status, status)) {
    throw conflict(say('requestDecided'));
  }
  if (status === 'CONFIRMED' && !isAhead(request, clock.today())) throw conflict(say('requestPassed'));

  const property = await getProperty(trx);
  // A decided request no longer expires.
  const closed = { expiresAt: null, expiryWarningAt: null };
  const now = clock.now().toISOString();
  const confirmedAt = status === 'CONFIRMED' ? now : null;
  const decided = { ...request, status, ...closed, confirmedAt, changedAt: now };
  await updateStay(trx, decided);
  await occupyDays(trx, decided, property);
  await follow(change, { kind: status, before: request, after: decided, property, message });
  return decided;
}
