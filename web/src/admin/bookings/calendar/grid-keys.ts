import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { dayAfterKey } from '../../../ui/availability-calendar/day-keys.ts';

/** Where a key leads from a day among the days of its row; undefined for one that leads nowhere. */
export function dayInGrid(day: LocalDate, key: string, row: readonly LocalDate[]): LocalDate | undefined {
  if (key === 'Home') return row[0];
  if (key === 'End') return row.at(-1);
  // Shift chooses here, where elsewhere it walks by years.
  return dayAfterKey(day, { key, shiftKey: false }, ITALIAN);
}
