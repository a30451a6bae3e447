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

const HEADINGS = [
  BOOKING_EXPORT.guest,
  BOOKING_EXPORT.email,
  BOOKING_EXPORT.startDate,
  BOOKING_EXPORT.endDate,
  BOOKING_EXPORT.nights,
  BOOKING_EXPORT.guests,
  BOOKING_EXPORT.linen,
  BOOKING_EXPORT.status,
  BOOKING_EXPORT.note,
  BOOKING_EXPORT.created,
  BOOKING_EXPORT.foundBy,
  BOOKING_EXPORT.price,
  BOOKING_EXPORT.paid,
  BOOKING_EXPORT.missing,
  BOOKING_EXPORT.phone,
  BOOKING_EXPORT.source,
];

/** The bookings as CSV, with dates as `yyyy-MM-dd`, which spreadsheets can sort and compute with. */
export function writeBookingsCsv(bookings: readonly Booking[], today: LocalDate): File {
  const table = writeCsv([HEADINGS, ...bookings.map(listCells)]);
  return new File([table], `${BOOKING_EXPORT.fileName}-${today}.csv`, { type: 'text/csv;charset=utf-8' });
}

/** A booking as an event for the owner's calendar, including the day of departure. */
export function writeBookingEvent(booking: Booking, place: string, now: Date): File {
  const file = writeCalendarFile(eventOf(booking, place), now);
  return new File([file], `${BOOKING_TOOLS.eventFileName}-${booking.startDate}.ics`, {
    type: 'text/calendar;charset=utf-8',
  });
}

function listCells(booking: Booking): (string | number)[] {
  const { numberOfGuests, createdAt, money } = booking;
  const { startDate, endDate } = datesOf(booking);
  return [
    sayWho(booking),
    emailOf(booking) ?? '',
    startDate,
    endDate,
    countNights(booking) ?? '',
    numberOfGuests ?? '',
    isBlock(booking) ? '' : BOOKING_EXPORT.sayLinen(booking.linen === true),
    BOOKING_STATUS[overallStatusOf(booking)],
    noteOf(booking),
    createdAt ? todayInRome(new Date(createdAt)) : '',
    sayFoundBy(booking),
    ...[money?.total, money?.paid, money?.missing].map(writeAmount),
    booking.guestPhone ?? '',
    saySource(booking),
  ];
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
