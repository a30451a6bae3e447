import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { isLocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { YearDays } from '@approdo/shared/domain/stays/seasons';
import type { Stay } from '@approdo/shared/domain/stays/stay';

const LAST_OF_FEBRUARY = '02-28';
const LEAP_DAY = '02-29';

/** The yearly days of dates: two ranges if over New Year; 28 February includes 29 if its year has none. */
export function yearDaysOf({ startDate, endDate }: Stay): YearDays[] {
  const [from, to] = [startDate.slice(5), lastYearDayOf(endDate)];
  return from <= to
    ? [{ from, to }]
    : [
        { from, to: '12-31' },
        { from: '01-01', to },
      ];
}

/** The yearly day for the end of a range. */
export function lastYearDayOf(day: LocalDate): string {
  const monthDay = day.slice(5);
  return monthDay === LAST_OF_FEBRUARY && !hasLeapDay(day.slice(0, 4)) ? LEAP_DAY : monthDay;
}

/** The dates of these days in a year; undefined if it has none of them. */
export function datesIn(year: number, { from, to }: YearDays): Stay | undefined {
  const isLeap = hasLeapDay(String(year));
  const first = from === LEAP_DAY && !isLeap ? '03-01' : from;
  const last = to === LEAP_DAY && !isLeap ? LAST_OF_FEBRUARY : to;
  return first <= last ? { startDate: `${year}-${first}`, endDate: `${year}-${last}` } : undefined;
}

function hasLeapDay(year: string): boolean {
  return isLocalDate(`${year}-${LEAP_DAY}`);
}
