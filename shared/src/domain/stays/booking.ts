import type { LocalDate } from '../base/date/local-date.ts';
import type { Stay } from './stay.ts';

/** Where a booking stands; NOT_AVAILABLE is a block by the owner. */
export type BookingStatus = 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'NOT_AVAILABLE';

/** What a REJECTED booking came to besides a refusal: nobody answered in time, or the owner called a confirmed stay off. */
export type BookingOutcome = 'EXPIRED' | 'CANCELLED';

/** All that can become of a booking, in one word. */
export type BookingStanding = BookingStatus | BookingOutcome;

/** Of a booking whose nights another calendar tells of: whether a guest stays there, and the morning after its last night. */
type ToldThere = { readonly channel?: { readonly as: 'STAY' | 'CLOSURE'; readonly checkOut: LocalDate } | undefined };

type BookingState = { readonly status: BookingStatus; readonly isBlocked: boolean };

export const MAX_GUESTS = 8;

/** Whether a booking may go from one status to another: a request is confirmed or rejected, and nothing else moves. */
export function canMoveTo(from: BookingStatus, to: BookingStatus): boolean {
  return from === 'PENDING' && (to === 'CONFIRMED' || to === 'REJECTED');
}

/** Whether an admin may change the dates and the number of guests. */
export function canBeEdited(booking: BookingState): boolean {
  return !isBlock(booking) && (booking.status === 'PENDING' || booking.status === 'CONFIRMED');
}

/** Whether a guest may take her own booking back. */
export function canBeWithdrawn(booking: BookingState): boolean {
  return !isBlock(booking) && booking.status === 'PENDING';
}

/** Whether the owner may call it off: a confirmed stay, up to its last day. */
export function canBeCancelled(booking: BookingState & Stay, today: LocalDate): boolean {
  return isConfirmedStay(booking) && booking.endDate >= today;
}

/** Whether its guest may ask the owner to call it off: a confirmed stay, up to the day before she arrives. */
export function canAskCancellation(booking: BookingState & Stay, today: LocalDate): boolean {
  return isConfirmedStay(booking) && booking.startDate > today;
}

/** Whether it can still end by its guest's wish, so that what cancelling costs concerns her. */
export function canEndByGuest(booking: BookingState & Stay, today: LocalDate): boolean {
  return canBeWithdrawn(booking) || canAskCancellation(booking, today);
}

/** Whether guest and owner ever agreed on it: a request that waits, was refused, or that nobody answered is none. */
export function wasAgreed({
  status,
  outcome,
}: {
  readonly status: BookingStatus;
  readonly outcome?: BookingOutcome | null | undefined;
}): boolean {
  return status === 'CONFIRMED' || outcome === 'CANCELLED';
}

/** Whether there is something of it to be lived yet: asked for or confirmed, up to its last day. */
export function isAhead(booking: BookingState & Stay, today: LocalDate): boolean {
  return !isBlock(booking) && booking.status !== 'REJECTED' && booking.endDate >= today;
}

/** Whether the owner is asked to call it off, and has not answered. */
export function isCancellationAsked(
  booking: BookingState & { readonly cancellationAskedAt?: string | null | undefined },
): boolean {
  return isConfirmedStay(booking) && typeof booking.cancellationAskedAt === 'string';
}

export function standingOf(booking: {
  readonly status: BookingStatus;
  readonly outcome?: BookingOutcome | undefined;
}): BookingStanding {
  return booking.outcome ?? booking.status;
}

/** Whether the owner closed these days, so that they can be unblocked. */
export function isBlock(booking: BookingState): boolean {
  return booking.isBlocked || booking.status === 'NOT_AVAILABLE';
}

/** Whether a guest stays who booked with a portal. */
export function isStayOfChannel({ channel }: ToldThere): boolean {
  return channel?.as === 'STAY';
}

/** Whether a guest comes for certain, whichever way she booked. */
export function bringsGuest(booking: BookingState & ToldThere): boolean {
  return isConfirmedStay(booking) || isStayOfChannel(booking);
}

/** From the day of arrival to that of departure, a portal's guest's too, whatever days are taken; of closed days, to the last. */
export function datesOf({ startDate, endDate, channel }: Stay & ToldThere): Stay {
  return { startDate, endDate: channel?.as === 'STAY' ? channel.checkOut : endDate };
}

/** Whether a booking of this status is shown, without its guest, to anyone. */
export function isPublic(status: BookingStatus): boolean {
  return status !== 'REJECTED';
}

/** Whether a booking of this status takes its days from others; requests do not exclude each other. */
export function occupiesDays(status: BookingStatus): boolean {
  return status === 'CONFIRMED' || status === 'NOT_AVAILABLE';
}

/** The guests that one booking may have in a property that sleeps so many. */
export function maxGuestsFor(propertyMaxGuests: number): number {
  return Math.min(MAX_GUESTS, propertyMaxGuests);
}

function isConfirmedStay(booking: BookingState): boolean {
  return !isBlock(booking) && booking.status === 'CONFIRMED';
}
