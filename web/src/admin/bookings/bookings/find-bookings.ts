import type { Booking } from '@approdo/shared/contract/bookings/bookings';
import { daysBetween } from '@approdo/shared/domain/base/date/local-date';
import { compareTexts } from '@approdo/shared/domain/base/language/text-order';
import { nearsExpiry } from '@approdo/shared/domain/bookings/expiry';
import { datesOf, isCancellationAsked, standingOf } from '@approdo/shared/domain/stays/booking';
import type { Order } from '../../kit/table/arrange-rows.ts';
import {
  type BOOKING_FILTER,
  BOOKING_ORDERS,
  emailOf,
  type MONEY_FILTER,
  noteOf,
  sayDates,
  sayWho,
} from '../../stays/stays/index.ts';

/** What bookings are chosen by: what became of them, and what of the owner they wait for. */
export const BOOKING_KINDS = [
  'PENDING',
  'EXPIRING',
  'CONFIRMED',
  'CANCELLATION_ASKED',
  'REJECTED',
  'EXPIRED',
  'CANCELLED',
  'NOT_AVAILABLE',
  'UNANSWERED',
] as const satisfies (keyof typeof BOOKING_FILTER)[];
type BookingKind = (typeof BOOKING_KINDS)[number];

/** Whence bookings come that no portal tells of. */
export const OWN_SOURCES = ['SITE', 'OWNER'] as const;

export const MONEY_STANDINGS = ['late', 'open', 'paid'] as const satisfies (keyof typeof MONEY_FILTER)[];
type MoneyStanding = (typeof MONEY_STANDINGS)[number];

type BookingFilter = {
  /** Every one where undefined. */
  readonly kind?: BookingKind | undefined;
  /** One of the owner's own, or the id of a portal; every one where undefined. */
  readonly source?: string | undefined;
  readonly money?: MoneyStanding | undefined;
  /** `yyyy`; every year where undefined. */
  readonly year?: string | undefined;
  readonly now: Date;
};

/** The bookings of that kind, from there, whose money stands so, that have a day in that year. */
export function filterBookings(
  bookings: readonly Booking[],
  { kind, source, money, year, now }: BookingFilter,
): Booking[] {
  return bookings.filter(
    (booking) =>
      (!kind || isOfKind(booking, kind, now)) &&
      (!source || (booking.channel?.id ?? booking.source) === source) &&
      (!money || standsSo(booking, money)) &&
      (!year || listYearsOf(booking).includes(year)),
  );
}

/** Nothing is to be paid of what is not confirmed. */
function standsSo({ status, money }: Booking, standing: MoneyStanding): boolean {
  if (status !== 'CONFIRMED' || !money) return false;
  if (standing === 'late') return money.isLate;
  return standing === 'paid' ? money.missing === 0 : (money.missing ?? 0) > 0;
}

/** What the list can be sorted by. */
export const ORDERS: readonly Order<Booking>[] = [
  { key: 'arrivo', label: BOOKING_ORDERS.arrival, by: ({ startDate }) => startDate },
  { key: 'ricevuta', label: BOOKING_ORDERS.created, by: ({ createdAt }) => createdAt ?? null },
  { key: 'prezzo', label: BOOKING_ORDERS.price, by: ({ money }) => money?.total ?? null },
  {
    key: 'manca',
    label: BOOKING_ORDERS.missing,
    by: ({ status, money }) => (status === 'CONFIRMED' && money ? money.missing : null),
  },
];

/** The portals that tell of any of these, by name. */
export function listChannels(bookings: readonly Booking[]) {
  const names = new Map(bookings.flatMap(({ channel }) => (channel ? [[channel.id, channel.name] as const] : [])));
  return [...names].map(([id, name]) => ({ id, name })).toSorted((one, other) => compareTexts(one.name, other.name));
}

function isOfKind(booking: Booking, kind: BookingKind, now: Date): boolean {
  if (kind === 'EXPIRING') return nearsExpiry(booking, now);
  if (kind === 'UNANSWERED') return (booking.unanswered ?? 0) > 0;
  return kind === 'CANCELLATION_ASKED' ? isCancellationAsked(booking) : standingOf(booking) === kind;
}

/** The years that bookings have a day in, the latest first. */
export function listYears(bookings: readonly Booking[]): string[] {
  return [...new Set(bookings.flatMap(listYearsOf))].toSorted().toReversed();
}

/** All of a booking that a search finds. */
export function textOfBooking(booking: Booking): string {
  return [sayWho(booking), emailOf(booking), booking.guestPhone, noteOf(booking), sayDates(booking)].join(' ');
}

/** Everything that was ever booked with the e-mail of that booking's guest, the latest first; nothing for a block. */
export function listHistory(bookings: readonly Booking[], booking: Booking): Booking[] {
  const email = emailOf(booking)?.toLowerCase();
  if (!email) return [];
  return bookings
    .filter((other) => emailOf(other)?.toLowerCase() === email)
    .toSorted((a, b) => daysBetween(a.startDate, b.startDate));
}

function listYearsOf(booking: Booking): string[] {
  const { startDate, endDate } = datesOf(booking);
  const first = Number(startDate.slice(0, 4));
  const last = Number(endDate.slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}
