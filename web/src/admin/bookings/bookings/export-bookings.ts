import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { formatLocalDate, type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { writeEuros } from '@approdo/shared/domain/base/money/typed-euros';
import { writeCsv } from '@approdo/shared/domain/base/text/csv';
import { type CalendarEvent, writeCalendarFile } from '@approdo/shared/domain/bookings/channels/calendar-file';
import { datesOf, isBlock, overallStatusOf } from '@approdo/shared/domain/stays/booking';
import {
  BOOKING_EXPORT,
  BOOKING_STATUS,
  BOOKING_TOOLS,
  countNights,
  emailOf,
  noteOf,
  sayFoundBy,
  sayLength,
  sayParty,
  saySource,
  sayWho,
} from '../../stays/stays/index.ts';

/** The columns of the table: each heading with its cell. */
const COLUMNS: readonly (readonly [heading: string, cell: (booking: Booking) => string | number])[] = [
  [BOOKING_EXPORT.guest, sayWho],
  [BOOKING_EXPORT.email, (booking) => emailOf(booking) ?? ''],
  [BOOKING_EXPORT.startDate, (booking) => datesOf(booking).startDate],
  [BOOKING_EXPORT.endDate, (booking) => datesOf(booking).endDate],
  [BOOKING_EXPORT.nights, (booking) => countNights(booking) ?? ''],
  [BOOKING_EXPORT.guests, ({ numberOfGuests }) => numberOfGuests ?? ''],
  [BOOKING_EXPORT.linen, (booking) => (isBlock(booking) ? '' : BOOKING_EXPORT.sayLinen(booking.linen === true))],
  [BOOKING_EXPORT.status, (booking) => BOOKING_STATUS[overallStatusOf(booking)]],
  [BOOKING_EXPORT.note, noteOf],
  [BOOKING_EXPORT.created, ({ createdAt }) => (createdAt ? todayInRome(new Date(createdAt)) : '')],
  [BOOKING_EXPORT.foundBy, sayFoundBy],
  [BOOKING_EXPORT.price, ({ money }) => writeAmount(money?.total)],
  [BOOKING_EXPORT.paid, ({ money }) => writeAmount(money?.paid)],
  [BOOKING_EXPORT.missing, ({ money }) => writeAmount(money?.missing)],
  [BOOKING_EXPORT.phone, ({ guestPhone }) => guestPhone ?? ''],
  [BOOKING_EXPORT.source, saySource],
];

/** The bookings as CSV, with dates as `yyyy-MM-dd`, which spreadsheets can sort and compute with. */
export function writeBookingsCsv(bookings: readonly Booking[], today: LocalDate): File {
  const rows = bookings.map((booking) => COLUMNS.map(([, cell]) => cell(booking)));
  const table = writeCsv([COLUMNS.map(([heading]) => heading), ...rows]);
  return new File([table], `${BOOKING_EXPORT.fileName}-${today}.csv`, { type: 'text/csv;charset=utf-8' });
}

/** A booking as an event for the owner's calendar, including the day of departure. */
export function writeBookingEvent(booking: Booking, place: string, now: Date): File {
  const file = writeCalendarFile(eventOf(booking, place), now);
  return new File([file], `${BOOKING_TOOLS.eventFileName}-${booking.startDate}.ics`, {
    type: 'text/calendar;charset=utf-8',
  });
}

/** An amount as spreadsheets can compute with. */
function writeAmount(cents: number | null | undefined): string {
  return cents == null ? '' : writeEuros(cents);
}

const EVENT_STATUS = {
  PENDING: 'TENTATIVE',
  CONFIRMED: 'CONFIRMED',
  NOT_AVAILABLE: 'CONFIRMED',
  REJECTED: 'CANCELLED',
} as const satisfies Record<Booking['status'], CalendarEvent['status']>;

function eventOf(booking: Booking, place: string): CalendarEvent {
  const { id, status } = booking;
  const { startDate, endDate } = datesOf(booking);
  const facts = [
    `${BOOKING_EXPORT.startDate}: ${formatLocalDate(startDate)}`,
    `${BOOKING_EXPORT.endDate}: ${formatLocalDate(endDate)}`,
    sayLength(booking),
    sayParty(booking),
    emailOf(booking) ?? '',
    noteOf(booking),
  ];
  return {
    uid: id,
    title: `${sayWho(booking)} (${BOOKING_STATUS[overallStatusOf(booking)]})`,
    description: facts.filter((fact) => fact !== '').join('\n'),
    location: place,
    firstDay: startDate,
    lastDay: endDate,
    status: EVENT_STATUS[status],
  };
}
