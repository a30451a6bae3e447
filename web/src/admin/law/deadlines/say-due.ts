import { sayInstantDateTime, sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { lastDayOf } from '@approdo/shared/domain/law/deadlines/select-deadlines';
import { endOfDay } from '@approdo/shared/domain/law/regional/regional-due';

/** `5 marzo 2027` for what is due at the end of that day, else `2 marzo 2027 alle 15:00`. */
export function sayDue(dueAt: string): string {
  const instant = new Date(dueAt);
  const day = lastDayOf(instant);
  return endOfDay(day).getTime() === instant.getTime() ? sayLocalDate(day) : sayInstantDateTime(dueAt);
}
