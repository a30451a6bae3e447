import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import type { StayDates } from '../../guests/index.ts';

/** Arrival and departure without the year: `12–15 luglio`, `30 luglio–2 agosto`. */
export function sayDaysOfStay({ startDate, endDate }: StayDates): string {
  const [first, last] = [startDate, endDate].map((date) => sayLocalDate(date).replace(/ \d{4}$/, ''));
  const isOneMonth = startDate.slice(0, 7) === endDate.slice(0, 7);
  return `${isOneMonth ? first?.split(' ')[0] : first}–${last}`;
}
