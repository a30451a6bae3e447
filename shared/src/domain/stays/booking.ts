import type { LocalDate } from '../base/date/local-date.ts';
import type { Stay } from './stay.ts';

/** The status of a booking; NOT_AVAILABLE is a block by the owner. */
export type BookingStatus = 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'NOT_AVAILABLE';

/** Why a REJECTED booking ended, if not by refusal: no answer in time, or the owner cancelled a confirmed stay. */
export type BookingOutcome = 'EXPIRED' | 'CANCELLED';

/** The status and outcome of a booking in one word. */
export type BookingOverallStatus = BookingStatus | BookingOutcome;

/** A booking imported from another calendar: whether a guest stays there, and the morning after the last night. */
type ImportedBooking = {
  readonly channel?: { readonly as: 'STAY' | 'CLOSURE'; readonly checkOut: LocalDate } | undefined;
};

type BookingState = { readonly status: BookingStatus; readonly isBlocked: boolean };

export const MAX_GUESTS = 8;

/** Whether a booking may go from one status to another: only requests change, to confirmed or rejected. */
export function canMoveTo(from: BookingStatus, to: BookingStatus): boolean {
  return from === 'PENDING' && (to === 'CONFIRMED' || to === 'REJECTED');
}

/** Whether an admin may change the dates and the number of guests. */
export function canBeEdited(booking: BookingState): boolean {
  return !isBlock(booking) && (booking.status === 'PENDING' || booking.status === 'CONFIRMED');
}

/** Whether a guest may withdraw their own booking. */
export function canBeWithdrawn(booking: BookingState): boolean {
  return !isBlock(booking) && booking.status === 'PENDING';
}

/** Whether the owner may cancel it: a confirmed stay, up to its last day. */
export function canBeCancelled(booking: BookingState & Stay, today: LocalDate): boolean {
  return isConfirmedStay(booking) && booking.endDate >= today;
}

/** Whether the guest may request its cancellation: a confirmed stay, up to the day before arrival. */
export function canAskCancellation(booking: BookingState & Stay, today: LocalDate): boolean {
  return isConfirmedStay(booking) && booking.startDate > today;
}

/** Whether the guest can still end it, so that the cost of cancelling concerns them. */
export function canEndByGuest(booking: BookingState & Stay, today: LocalDate): boolean {
  return canBeWithdrawn(booking) || canAskCancellation(booking, today);
}

/** Whether guest and owner ever agreed on it, unlike a pending, refused or expired request. */
export function wasAgreed({
  status,
  outcome,
}: {
  readonly status: BookingStatus;
  readonly outcome?: BookingOutcome | null | undefined;
}): boolean {
  return status === 'CONFIRMED' || outcome === 'CANCELLED';
}

/** Whether it is still current or to come: requested or confirmed, up to its last day. */
export function isAhead(booking: BookingState & Stay, today: LocalDate): boolean {
  return !isBlock(booking) && booking.status !== 'REJECTED' && booking.endDate >= today;
}

/** Whether a cancellation is requested and the owner has not decided. */
export function isCancellationRequested(
  booking: BookingState & { readonly cancellationAskedAt?: string | null | undefined },
): boolean {
  return isConfirmedStay(booking) && typeof booking.cancellationAskedAt === 'string';
}

export function overallStatusOf(booking: {
  readonly status: BookingStatus;
  readonly outcome?: BookingOutcome | undefined;
}): BookingOverallStatus {
  return booking.outcome ?? booking.status;
}

/** Whether the owner closed these days, so that they can be unblocked. */
export function isBlock(booking: BookingState): boolean {
  return booking.isBlocked || booking.status === 'NOT_AVAILABLE';
}

/** Whether it is the stay of a portal's guest. */
export function isStayOfChannel({ channel }: ImportedBooking): boolean {
  return channel?.as === 'STAY';
}

/** Whether a guest is certain to come, however they booked. */
export function bringsGuest(booking: BookingState & ImportedBooking): boolean {
  return isConfirmedStay(booking) || isStayOfChannel(booking);
}

/** From arrival to departure, for a portal's guest whichever days are held; for closed days, up to the last. */
export function datesOf({ startDate, endDate, channel }: Stay & ImportedBooking): Stay {
  return { startDate, endDate: channel?.as === 'STAY' ? channel.checkOut : endDate };
}

/** Whether a booking of this status is visible to anyone, without its guest. */
export function isPublic(status: BookingStatus): boolean {
  return status !== 'REJECTED';
}

/** Whether a booking of this status occupies its days; requests do not exclude each other. */
export function occupiesDays(status: BookingStatus): boolean {
  return status === 'CONFIRMED' || status === 'NOT_AVAILABLE';
}

/** The maximum number of guests of one booking, given how many the property sleeps. */
export function maxGuestsFor(propertyMaxGuests: number): number {
  return Math.min(MAX_GUESTS, propertyMaxGuests);
}

function isConfirmedStay(booking: BookingState): boolean {
  return !isBlock(booking) && booking.status === 'CONFIRMED';
}
