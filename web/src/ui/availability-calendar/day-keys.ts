import { addDays, addMonths, addYears, type LocalDate, weekdayOf } from '@approdo/shared/domain/local-date';

type Key = { readonly key: string; readonly shiftKey: boolean };

/** Where a key leads from a day, by the ARIA grid pattern for dates; undefined for a key that leads nowhere. */
export function dayAfterKey(day: LocalDate, { key, shiftKey }: Key): LocalDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return shiftKey ? addYears(day, -1) : addMonths(day, -1);
    case 'PageDown':
      return shiftKey ? addYears(day, 1) : addMonths(day, 1);
    default:
      return undefined;
  }
}
