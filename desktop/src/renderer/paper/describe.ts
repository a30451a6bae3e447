import type { Booking } from '@approdo/shared/contract/bookings';
import { isBlock } from '@approdo/shared/domain/booking';
import { formatLocalDate, type LocalDate, weekdayOf } from '@approdo/shared/domain/local-date';
import { PAPER } from './texts.ts';

/** `2026-11` as `novembre 2026`. */
export function sayMonth(month: string): string {
  const name = new Intl.DateTimeFormat('it', { month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01`));
  return `${name} ${month.slice(0, 4)}`;
}

export function sayWho(booking: Booking): string {
  return isBlock(booking) ? PAPER.blocked : (booking.guestName ?? booking.guest?.name ?? '');
}

export function sayDates({ startDate, endDate }: Pick<Booking, 'startDate' | 'endDate'>): string {
  return startDate === endDate
    ? formatLocalDate(startDate)
    : `${formatLocalDate(startDate)} – ${formatLocalDate(endDate)}`;
}

/** The weeks of a month from Sunday on; before the first day and after the last the places are empty. */
export function splitWeeks<Day extends { readonly day: LocalDate }>(days: readonly Day[]): (Day | undefined)[][] {
  const before = days[0] ? weekdayOf(days[0].day) : 0;
  const places = [...Array<undefined>(before), ...days];
  const weeks = Math.ceil(places.length / 7);
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (_none, day) => places[week * 7 + day]));
}
