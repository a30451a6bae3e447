import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { daysBetween } from '@approdo/shared/domain/base/date/local-date';
import { compareTexts } from '@approdo/shared/domain/base/language/text-order';
import { nearsExpiry } from '@approdo/shared/domain/bookings/expiry';
import { datesOf, isCancellationRequested, overallStatusOf } from '@approdo/shared/domain/stays/booking';
import type { Order } from '../../kit/table/arrange-rows.ts';
import {
  BOOKING_FILTER,
  BOOKING_FINDER,
  BOOKING_ORDERS,
  BOOKING_SOURCES,
  emailOf,
  MONEY_FILTER,
  noteOf,
  sayDates,
  sayWho,
} from '../../stays/stays/index.ts';

type Choice = readonly [value: string, label: string];

/** A filter of the list, by its name in the address. */
export type Filter = {
  readonly name: string;
  readonly label: string;
  /** The choice of everything. */
  readonly every: string;
  readonly choices: readonly Choice[];
};

/** The filters by kind, source, payment and year, with the portals and years of these bookings. */
export function listFilters(bookings: readonly Booking[]): Filter[] {
  const { status, everyStatus, source, everySource, money, everyMoney, year, everyYear } = BOOKING_FINDER;
  const channels = listChannels(bookings).map(({ id, name }): Choice => [id, name]);
  const sources = [...Object.entries(BOOKING_SOURCES), ...channels];
  const years = listYears(bookings).map((one): Choice => [one, one]);
  return [
    { name: 'stato', label: status, every: everyStatus, choices: Object.entries(BOOKING_FILTER) },
    { name: 'da', label: source, every: everySource, choices: sources },
    { name: 'pagamento', label: money, every: everyMoney, choices: Object.entries(MONEY_FILTER) },
    { name: 'anno', label: year, every: everyYear, choices: years },
  ];
}

/** What is chosen in the filters; undefined for all. */
type BookingFilter = {
  /** What became of a booking, or what it awaits from the owner. */
  readonly kind?: string | undefined;
  /** A source of this site, or of `listChannels`. */
  readonly source?: string | undefined;
  readonly money?: string | undefined;
  /** `yyyy` */
  readonly year?: string | undefined;
  readonly now: Date;
};

/** The bookings of this kind, source and payment status that have a day in this year. */
export function filterBookings(
  bookings: readonly Booking[],
  { kind, source, money, year, now }: BookingFilter,
): Booking[] {
  const channels = listChannels(bookings);
  return bookings.filter(
    (booking) =>
      (!kind || isOfKind(booking, kind, now)) &&
      (!source || sourceOf(booking, channels) === source) &&
      (!money || hasPaymentStatus(booking, money)) &&
      (!year || listYearsOf(booking).includes(year)),
  );
}

/** Nothing is due for a booking that is not confirmed. */
function hasPaymentStatus({ status, money }: Booking, paymentStatus: string): boolean {
  if (status !== 'CONFIRMED' || !money) return false;
  if (paymentStatus === 'late') return money.isLate;
  return paymentStatus === 'paid' ? money.missing === 0 : (money.missing ?? 0) > 0;
}

/** The sort orders of the list. */
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

type Channel = { readonly id: string; readonly name: string };

/** The portals that any of these came from, by name; one of stays brought from elsewhere alone has its name as id. */
export function listChannels(bookings: readonly Booking[]): Channel[] {
  const names = new Map(bookings.flatMap(({ channel }) => (channel ? [[channel.id, channel.name] as const] : [])));
  const known = new Set(names.values());
  for (const { portal } of bookings) if (portal !== undefined && !known.has(portal)) names.set(portal, portal);
  return [...names].map(([id, name]) => ({ id, name })).toSorted((one, other) => compareTexts(one.name, other.name));
}

function sourceOf({ channel, portal, source }: Booking, channels: readonly Channel[]): string | undefined {
  if (portal !== undefined) return channels.find(({ name }) => name === portal)?.id;
  return channel?.id ?? source;
}

function isOfKind(booking: Booking, kind: string, now: Date): boolean {
  if (kind === 'EXPIRING') return nearsExpiry(booking, now);
  if (kind === 'UNANSWERED') return (booking.unanswered ?? 0) > 0;
  return kind === 'CANCELLATION_ASKED' ? isCancellationRequested(booking) : overallStatusOf(booking) === kind;
}

/** The years in which bookings have a day, latest first. */
export function listYears(bookings: readonly Booking[]): string[] {
  return [...new Set(bookings.flatMap(listYearsOf))].toSorted().toReversed();
}

/** The searchable text of a booking. */
export function textOfBooking(booking: Booking): string {
  return [sayWho(booking), emailOf(booking), booking.guestPhone, noteOf(booking), sayDates(booking)].join(' ');
}

/** All bookings with the e-mail address of this booking's guest, latest first; empty for a block. */
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
