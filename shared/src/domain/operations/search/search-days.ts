import { isLocalDate, type LocalDate } from '../../base/date/local-date.ts';
import type { Stay } from '../../stays/stay.ts';

/** A day or month that is searched for: `2027-06-12` · `2027-06` · in any year `06-12` · `06`. */
export type SearchDay = string;

/** Returns whether any day of a stay, from the first to the last, matches. */
export function dayMatcher(day: SearchDay): (stay: Stay) => boolean {
  const isMonth = day.length === '2027-06'.length || day.length === '06'.length;
  const [from, to] = isMonth ? [`${day}-01`, `${day}-31`] : [day, day];
  if (from.length === '2027-06-12'.length) return (stay) => touches(stay, from, to);
  return (stay) => {
    for (const year of yearsOf(stay)) {
      if (touches(stay, `${year}-${from}`, `${year}-${to}`) && isLocalDate(`${year}-${from}`)) return true;
    }
    return false;
  };
}

function touches({ startDate, endDate }: Stay, from: LocalDate, to: LocalDate): boolean {
  return startDate <= to && endDate >= from;
}

function yearsOf({ startDate, endDate }: Stay): string[] {
  const [first, last] = [startDate.slice(0, 4), endDate.slice(0, 4)];
  if (first === last) return [first];
  const length = Number(last) - Number(first) + 1;
  return Array.from({ length }, (_, index) => String(Number(first) + index).padStart(4, '0'));
}
