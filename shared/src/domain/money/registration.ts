import type { LocalDate } from '../base/date/local-date.ts';
import { addDays, daysBetween, earlierOf, laterOf } from '../base/date/local-date.ts';
import type { Stay } from '../stays/stay.ts';

/** So many days of one guest in a year need no registration: art. 2-bis, Tariffa parte II, D.P.R. 131/1986. */
const MAX_DAYS = 30;

/** The first year in which a guest has more nights than an unregistered contract allows; undefined if none. */
export function findYearToRegister(stay: Stay, others: readonly Stay[]): number | undefined {
  return yearsOf(stay).find((year) => nightsOf([stay, ...others], year) > MAX_DAYS);
}

/** Whether a guest passes those nights by a stay, and had not by the stays before it. */
export function passesByStay(stay: Stay, before: readonly Stay[]): boolean {
  return yearsOf(stay).some(
    (year) => nightsOf(before, year) <= MAX_DAYS && nightsOf([stay, ...before], year) > MAX_DAYS,
  );
}

/** The years that the nights of a stay belong to. */
export function yearsOf({ startDate, endDate }: Stay): number[] {
  const first = yearOf(startDate);
  const last = yearOf(addDays(endDate, -1));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function nightsOf(stays: readonly Stay[], year: number): number {
  return stays.reduce((sum, stay) => sum + nightsIn(stay, year), 0);
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
