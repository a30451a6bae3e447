import { addDays, addMonths, type LocalDate, listDays, weekdayOf } from '@approdo/shared/domain/local-date';

/** A month of a year, `yyyy-MM`; ordered by comparing the text. */
export type Month = string;

/** A week of seven places from Sunday on; a place outside the month is empty. */
export type Week = readonly (LocalDate | undefined)[];

const MONTH_NAMES = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
];

/** The header of a week, which starts on Sunday (SPEC.md section 2). */
export const WEEKDAYS = [
  { name: 'domenica', short: 'dom' },
  { name: 'lunedì', short: 'lun' },
  { name: 'martedì', short: 'mar' },
  { name: 'mercoledì', short: 'mer' },
  { name: 'giovedì', short: 'gio' },
  { name: 'venerdì', short: 'ven' },
  { name: 'sabato', short: 'sab' },
] as const;

export function monthOf(day: LocalDate): Month {
  return day.slice(0, 7);
}

export function shiftMonth(month: Month, by: number): Month {
  return monthOf(addMonths(`${month}-01`, by));
}

export function listMonths(first: Month, count: number): Month[] {
  return Array.from({ length: count }, (_, index) => shiftMonth(first, index));
}

/** How many months lie from one to another, negative where the second is earlier. */
export function monthsBetween(from: Month, to: Month): number {
  return monthNumber(to) - monthNumber(from);
}

export function firstDayOf(month: Month): LocalDate {
  return `${month}-01`;
}

export function lastDayOf(month: Month): LocalDate {
  return addDays(`${shiftMonth(month, 1)}-01`, -1);
}

/** The weeks that a month touches. */
export function listWeeks(month: Month): Week[] {
  const days = listDays(firstDayOf(month), lastDayOf(month));
  const places = [...Array.from({ length: weekdayOf(firstDayOf(month)) }, () => undefined), ...days];
  return Array.from({ length: Math.ceil(places.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => places[week * 7 + weekday]),
  );
}

/** `giugno` for 6 */
export function nameMonthOfYear(number: number): string {
  return MONTH_NAMES[number - 1] ?? '';
}

/** `giugno 2027` */
export function nameMonth(month: Month): string {
  return `${nameMonthOfYear(Number(month.slice(5)))} ${month.slice(0, 4)}`;
}

/** `12 giugno 2027` */
export function nameDay(day: LocalDate): string {
  return `${Number(day.slice(8))} ${nameMonth(monthOf(day))}`;
}

function monthNumber(month: Month): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
}
