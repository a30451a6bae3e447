import { addDays, addYears, type LocalDate, startOfDayInRome } from '../date/local-date.ts';

/**
 * What ended on this day or before is kept no longer, as the privacy notice says: what guest and owner wrote of a stay,
 * requests that came to none, messages of visitors. Twelve months are over.
 */
export function lastForgottenDay(today: LocalDate): LocalDate {
  return addYears(today, -1);
}

/** The instant before which that day, or an earlier one, was in Rome. */
export function endOfForgottenDay(day: LocalDate): Date {
  return startOfDayInRome(addDays(day, 1));
}
