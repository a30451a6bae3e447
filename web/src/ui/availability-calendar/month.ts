import { addDays, addMonths, type LocalDate, listDays } from '@approdo/shared/domain/base/date/local-date';
import { placeInWeek } from '@approdo/shared/domain/base/date/name-days';
import type { Language } from '@approdo/shared/domain/base/language/language';

/** A month of a year, `yyyy-MM`; sorts as text. */
export type Month = string;

/** A week of seven cells from its first day on; a cell outside the month is undefined. */
export type Week = readonly (LocalDate | undefined)[];

/** How many months can be chosen in a calendar, that of today included. */
export const MONTHS_TO_CHOOSE = 24;

export function monthOf(day: LocalDate): Month {
  return day.slice(0, 7);
}

export function shiftMonth(month: Month, by: number): Month {
  return monthOf(addMonths(`${month}-01`, by));
}

export function listMonths(first: Month, count: number): Month[] {
  return Array.from({ length: count }, (_, index) => shiftMonth(first, index));
}

/** The number of months from one to another, negative if the second is earlier. */
export function monthsBetween(from: Month, to: Month): number {
  return monthNumber(to) - monthNumber(from);
}

export function firstDayOf(month: Month): LocalDate {
  return `${month}-01`;
}

export function lastDayOf(month: Month): LocalDate {
  return addDays(`${shiftMonth(month, 1)}-01`, -1);
}

/** The weeks that overlap a month, each from the first day of the week in that language. */
export function listWeeks(month: Month, language: Language): Week[] {
  const days = listDays(firstDayOf(month), lastDayOf(month));
  const places = [...Array.from({ length: placeInWeek(firstDayOf(month), language) }, () => undefined), ...days];
  return Array.from({ length: Math.ceil(places.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => places[week * 7 + weekday]),
  );
}

function monthNumber(month: Month): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
}
