import { addDays, addMonths, addYears, type LocalDate, startOfDayInRome } from '../base/date/local-date.ts';

/**
 * What ended on this day or before is kept no longer, as the privacy notice says: what guest and owner wrote of a stay,
 * requests that came to none, messages of visitors. Twelve months are over.
 */
export function lastForgottenDay(today: LocalDate): LocalDate {
  return addYears(today, -1);
}

/** The same of requests that were never confirmed, where the owner wants them to go sooner: six months are over (LAW.md, 8). */
export function lastRequestForgottenSoon(today: LocalDate): LocalDate {
  return addMonths(today, -6);
}

/** The instant before which that day, or an earlier one, was in Rome. */
export function endOfForgottenDay(day: LocalDate): Date {
  return startOfDayInRome(addDays(day, 1));
}
