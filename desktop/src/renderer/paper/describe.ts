import { type LocalDate, weekdayOf } from '@approdo/shared/domain/base/date/local-date';

/** `2026-11` as `novembre 2026`. */
export function sayMonth(month: string): string {
  const name = new Intl.DateTimeFormat('it', { month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01`));
  return `${name} ${month.slice(0, 4)}`;
}

/** A month's weeks from Sunday on; places before its first day and after its last are empty. */
export function splitWeeks<Day extends { readonly day: LocalDate }>(days: readonly Day[]): (Day | undefined)[][] {
  const before = days[0] ? weekdayOf(days[0].day) : 0;
  const places = [...Array<undefined>(before), ...days];
  const weeks = Math.ceil(places.length / 7);
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (_none, day) => places[week * 7 + day]));
}
