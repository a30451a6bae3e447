import { say } from '@approdo/shared/words/say';
import type { Reader } from '../../../db/transaction.ts';
import { conflict, type HttpProblem, notFound } from '../../../http/problems.ts';
import { findBooking } from './bookings.records.ts';
import type { GuestStay, StoredBooking } from './bookings.table.ts';

/** Throws 404 if there is none. */
export async function getBooking(reader: Reader, id: string): Promise<StoredBooking> {
  const booking = await findBooking(reader, id);
  if (!booking) throw bookingNotFound();
  return booking;
}

/** Undefined if there is none, or if it only closes days. */
export async function findStay(reader: Reader, id: string): Promise<GuestStay | undefined> {
  const booking = await findBooking(reader, id);
  return booking?.isBlocked ? undefined : booking;
}

/** Throws 409 if the owner entered the stay without an address, so that nobody can be written to. */
export function requireAddress({ guestEmail }: GuestStay): void {
  if (guestEmail === null) throw conflict(say('guestAddressMissing'));
}

/** The same answer for what does not exist and for what is not the caller's, so that neither can be told apart. */
export function bookingNotFound(): HttpProblem {
  return notFound(say('bookingUnknown'));
}
