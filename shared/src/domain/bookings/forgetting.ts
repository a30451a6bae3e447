import { addDays, addMonths, addYears, type LocalDate, startOfDayInRome } from '../base/date/local-date.ts';

/**
 * The last day whose data is deleted under the privacy notice, twelve months ago: texts about stays that ended by then,
 * requests that led to no stay, messages of visitors.
 */
export function lastForgottenDay(today: LocalDate): LocalDate {
  return addYears(today, -1);
}

/** The same for never confirmed requests if the owner wants them deleted earlier: six months ago (LAW.md, 8). */
export function lastRequestForgottenEarly(today: LocalDate): LocalDate {
  return addMonths(today, -6);
}

/** The instant at which that day ends in Rome. */
export function endOfForgottenDay(day: LocalDate): Date {
  return startOfDayInRome(addDays(day, 1));
}
