import { daysBetween, type LocalDate } from '../../base/date/local-date.ts';

/** Nights of the longest stay that a portal's file may tell: more is a mistyped year. */
export const MAX_PORTAL_NIGHTS = 1000;

/** Whether a day is of a year that accounts can be told of. */
export function isOfAccounts(day: LocalDate): boolean {
  return '2000' <= day && day < '2101';
}

/** Whether a stay has nights, and not more than any has. */
export function hasNights(startDate: LocalDate, endDate: LocalDate): boolean {
  return startDate < endDate && daysBetween(startDate, endDate) <= MAX_PORTAL_NIGHTS;
}
