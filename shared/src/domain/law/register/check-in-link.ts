import { addDays, type LocalDate, startOfDayInRome } from '../../base/date/local-date.ts';

/** When the link of a check-in ahead opens nothing any more: it does through the day after the arrival, in Rome. */
export function checkInLinkEnd(arrival: LocalDate): Date {
  return startOfDayInRome(addDays(arrival, 2));
}
