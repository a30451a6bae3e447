import { isLocalDate, type LocalDate } from '../date/local-date.ts';
import type { Stay } from '../stay/stay.ts';

/** What of the calendar is sought: `2027-06-12` · `2027-06` · in any year `06-12` · `06`. */
export type SearchDay = string;

/** Whether one of the days from the first to the last, both included, is such a day. */
export function holdsDay(stay: Stay, day: SearchDay): boolean {
  if (day.length === '2027-06-12'.length) return touches(stay, day, day);
  if (day.length === '2027-06'.length) return touches(stay, `${day}-01`, `${day}-31`);
  return yearsOf(stay).some(
    (year) => holdsDay(stay, `${year}-${day}`) && (day.length < 5 || isLocalDate(`${year}-${day}`)),
  );
}

function touches({ startDate, endDate }: Stay, from: LocalDate, to: LocalDate): boolean {
  return startDate <= to && endDate >= from;
}

function yearsOf({ startDate, endDate }: Stay): string[] {
  const [first, last] = [Number(startDate.slice(0, 4)), Number(endDate.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index).padStart(4, '0'));
}
