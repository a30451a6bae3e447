import type { LocalDate } from './local-date.ts';

/** Age in years on a day; a birthday on 29 February falls on 1 March in common years. Negative before the birth. */
export function ageOn(day: LocalDate, birthDate: LocalDate): number {
  // 29 February is later in a year than any 28 February, and earlier than any 1 March.
  const hadBirthday = day.slice(5) >= birthDate.slice(5);
  return Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (hadBirthday ? 0 : 1);
}
