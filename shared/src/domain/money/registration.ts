import type { LocalDate } from '../base/date/local-date.ts';
import { addDays, daysBetween, earlierOf, laterOf } from '../base/date/local-date.ts';
import type { Stay } from '../stays/stay.ts';

/** So many days of one guest in a year need no registration: art. 2-bis, Tariffa parte II, D.P.R. 131/1986. */
const MAX_DAYS = 30;

/** The first year in which a guest has more nights than an unregistered contract allows; undefined if none. */
export function findYearToRegister(stay: Stay, others: readonly Stay[]): number | undefined {
  const years = yearsOf(stay);
  return years.find((year) => [stay, ...others].reduce((sum, one) => sum + nightsIn(one, year), 0) > MAX_DAYS);
}

/** The years that the nights of a stay belong to. */
export function yearsOf({ startDate, endDate }: Stay): number[] {
  const first = yearOf(startDate);
  const last = yearOf(addDays(endDate, -1));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** A night belongs to the day on which it begins. */
function nightsIn({ startDate, endDate }: Stay, year: number): number {
  const from = laterOf(startDate, `${year}-01-01`);
  const to = earlierOf(endDate, `${year + 1}-01-01`);
  return Math.max(0, daysBetween(from, to));
}

function yearOf(day: LocalDate): number {
  return Number(day.slice(0, 4));
}
