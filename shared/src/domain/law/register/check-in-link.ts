import { addDays, type LocalDate, startOfDayInRome } from '../../base/date/local-date.ts';

/** When a check-in link expires: at the end of the day after the arrival, in Rome. */
export function checkInLinkEnd(arrival: LocalDate): Date {
  return startOfDayInRome(addDays(arrival, 2));
}
