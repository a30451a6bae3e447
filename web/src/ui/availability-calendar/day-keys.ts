import { addDays, addMonths, addYears, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { placeInWeek } from '@approdo/shared/domain/base/date/name-days';
import type { Language } from '@approdo/shared/domain/base/language/language';

type Key = { readonly key: string; readonly shiftKey: boolean };

/** The day that a key moves to, by the ARIA grid pattern for dates; undefined for a key without effect. */
export function dayAfterKey(day: LocalDate, { key, shiftKey }: Key, language: Language): LocalDate | undefined {
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
      return addDays(day, -placeInWeek(day, language));
    case 'End':
      return addDays(day, 6 - placeInWeek(day, language));
    case 'PageUp':
      return shiftKey ? addYears(day, -1) : addMonths(day, -1);
    case 'PageDown':
      return shiftKey ? addYears(day, 1) : addMonths(day, 1);
    default:
      return undefined;
  }
}
