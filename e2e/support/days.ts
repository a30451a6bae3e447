import { addDays, type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';

/** The local date so many days from today in Rome, for the stories' common calendar. */
export function inDays(days: number): LocalDate {
  return addDays(todayInRome(new Date()), days);
}
