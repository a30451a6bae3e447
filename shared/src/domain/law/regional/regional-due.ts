import { addDays, addMonths, type LocalDate, startOfDayInRome } from '../../base/date/local-date.ts';
import { type ArrivalHour, arrivalInstant } from '../register/alloggiati-deadline.ts';

const MS_PER_HOUR = 3_600_000;

/**
 * The deadline of a region: a day of the next month, its end, so many hours after each arrival, or the day after each.
 */
export type RegionalDue =
  | { readonly kind: 'DAY'; readonly day: number }
  | { readonly kind: 'END' }
  | { readonly kind: 'HOURS'; readonly hours: number }
  | { readonly kind: 'DAILY' };

/** Deadlines by month; the others are by day. */
export type MonthlyDue = Extract<RegionalDue, { readonly kind: 'DAY' | 'END' }>;

export function isMonthly(due: RegionalDue): due is MonthlyDue {
  return due.kind === 'DAY' || due.kind === 'END';
}

/** The last day for a month `yyyy-MM`: one in the next month. */
export function dueDayOfMonth(due: MonthlyDue, month: string): LocalDate {
  const next = addMonths(`${month}-01`, 1);
  return due.kind === 'DAY' ? addDays(next, due.day - 1) : addDays(addMonths(next, 1), -1);
}

/** The deadline for a month: 24:00 of its last day, in Rome. */
export function dueOfMonth(due: MonthlyDue, month: string): Date {
  return endOfDay(dueDayOfMonth(due, month));
}

/** The deadline for a day: so many hours after the arrival of its guests, or 24:00 of the next day. */
export function dueOfDay(due: Exclude<RegionalDue, MonthlyDue>, { arrival, checkInFrom }: ArrivalHour): Date {
  if (due.kind === 'DAILY') return endOfDay(addDays(arrival, 1));
  return new Date(arrivalInstant({ arrival, checkInFrom }).getTime() + due.hours * MS_PER_HOUR);
}

/** 24:00 of a day in Rome, which is the start of the next. */
export function endOfDay(day: LocalDate): Date {
  return startOfDayInRome(addDays(day, 1));
}
