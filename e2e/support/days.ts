import { addDays, type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';

/** A day of the calendar that the stories share: so many days from today in Rome. */
export function inDays(days: number): LocalDate {
  return addDays(todayInRome(new Date()), days);
}
