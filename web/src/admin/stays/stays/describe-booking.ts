import type { Booking } from '@approdo/shared/contract/bookings/bookings';
import { daysBetween, formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { datesOf, isBlock, isStayOfChannel } from '@approdo/shared/domain/stays/booking';
import { labelOfExtra } from '@approdo/shared/words/prices/extra-label';
import { sayGuests } from '@approdo/shared/words/stays/say-guests';
import { BOOKING_SOURCES, BOOKINGS, FOUND_BY, sayNights } from './texts.ts';

/** Who stays; a block has nobody, and of what a portal tells no more is known than which one. */
export function sayWho(booking: Booking): string {
  if (booking.channel) return booking.channel.name;
  if (isBlock(booking)) return BOOKINGS.blocked;
  return booking.guestName ?? booking.guest?.name ?? '';
}

export function emailOf(booking: Booking): string | undefined {
  return isBlock(booking) ? undefined : (booking.guestEmail ?? booking.guest?.email ?? undefined);
}

/** What the guest wrote, or why the owner closed the days. */
export function noteOf(booking: Booking): string {
  return (isBlock(booking) ? booking.reason : booking.note) ?? '';
}

export function sayDates(booking: Pick<Booking, 'startDate' | 'endDate' | 'channel'>): string {
  const { startDate, endDate } = datesOf(booking);
  if (startDate === endDate) return formatLocalDate(startDate);
  return `${formatLocalDate(startDate)} – ${formatLocalDate(endDate)}`;
}

type Party = Pick<Booking, 'numberOfGuests' | 'children' | 'linen' | 'extras'>;

/** `4 ospiti, di cui 1 bambino`, and what they asked for besides: `con biancheria, Cane × 2`; nothing for a block. */
export function sayParty({ numberOfGuests, children, linen, extras = [] }: Party): string {
  if (!numberOfGuests) return '';
  const taken = extras.map((extra) => labelOfExtra(extra, ITALIAN));
  return [sayGuests({ numberOfGuests, children }), ...(linen ? [BOOKINGS.withLinen] : []), ...taken].join(', ');
}

/** How the guest says that she found the property; nothing where she does not. */
export function sayFoundBy({ foundBy }: Booking): string {
  return foundBy ? FOUND_BY[foundBy] : '';
}

/** Whence it came: a portal by its name; nothing while it is not known. */
export function saySource({ source, channel }: Booking): string {
  if (channel) return channel.name;
  return source === undefined || source === 'CHANNEL' ? '' : BOOKING_SOURCES[source];
}

/** `7 notti`; nothing for a block, which closes days. */
export function sayLength(booking: Booking): string {
  const nights = countNights(booking);
  return nights === undefined ? '' : sayNights(nights);
}

/** Of a guest's stay, wherever she booked; closed days have none. */
export function countNights(booking: Booking): number | undefined {
  if (isBlock(booking) && !isStayOfChannel(booking)) return undefined;
  const { startDate, endDate } = datesOf(booking);
  return daysBetween(startDate, endDate);
}
