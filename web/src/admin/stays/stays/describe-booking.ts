import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { daysBetween, formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { datesOf, isBlock, isStayOfChannel } from '@approdo/shared/domain/stays/booking';
import { labelOfExtra } from '@approdo/shared/words/prices/extra-label';
import { sayGuests } from '@approdo/shared/words/stays/say-guests';
import { BOOKING_SOURCES, BOOKINGS, FOUND_BY, sayNights } from './texts.ts';

/** The guest's name, the portal's for its stays, or that the days are closed. */
export function sayWho(booking: Booking): string {
  if (booking.channel) return booking.channel.name;
  if (isBlock(booking)) return BOOKINGS.blocked;
  return booking.guestName ?? booking.guest?.name ?? '';
}

export function emailOf(booking: Booking): string | undefined {
  return isBlock(booking) ? undefined : (booking.guestEmail ?? booking.guest?.email ?? undefined);
}

/** The guest's note, or the reason for closed days. */
export function noteOf(booking: Booking): string {
  return (isBlock(booking) ? booking.reason : booking.note) ?? '';
}

export function sayDates(booking: Pick<Booking, 'startDate' | 'endDate' | 'channel'>): string {
  const { startDate, endDate } = datesOf(booking);
  if (startDate === endDate) return formatLocalDate(startDate);
  return `${formatLocalDate(startDate)} – ${formatLocalDate(endDate)}`;
}

type Party = Pick<Booking, 'numberOfGuests' | 'children' | 'linen' | 'extras'>;

/** `4 ospiti, di cui 1 bambino`, and the extras: `con biancheria, Cane × 2`; empty for a block. */
export function sayParty({ numberOfGuests, children, linen, extras = [] }: Party): string {
  if (!numberOfGuests) return '';
  const taken = extras.map((extra) => labelOfExtra(extra, ITALIAN));
  return [sayGuests({ numberOfGuests, children }), ...(linen ? [BOOKINGS.withLinen] : []), ...taken].join(', ');
}

/** How the guest found the property, by their own account; empty if not stated. */
export function sayFoundBy({ foundBy }: Booking): string {
  return foundBy ? FOUND_BY[foundBy] : '';
}

/** Where the booking came from, a portal by name; empty if unknown. */
export function saySource({ source, channel, portal }: Booking): string {
  if (channel) return channel.name;
  if (portal !== undefined) return portal;
  return source === undefined || source === 'CHANNEL' ? '' : BOOKING_SOURCES[source];
}

/** `7 notti`; empty for a block, which closes days. */
export function sayLength(booking: Booking): string {
  const nights = countNights(booking);
  return nights === undefined ? '' : sayNights(nights);
}

/** The nights of a guest's stay, however it was booked; undefined for closed days. */
export function countNights(booking: Booking): number | undefined {
  if (isBlock(booking) && !isStayOfChannel(booking)) return undefined;
  const { startDate, endDate } = datesOf(booking);
  return daysBetween(startDate, endDate);
}
