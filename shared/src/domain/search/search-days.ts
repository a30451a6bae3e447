import { isLocalDate, type LocalDate } from '../date/local-date.ts';
import type { Stay } from '../stay/stay.ts';

/** What of the calendar is sought: `2027-06-12` · `2027-06` · in any year `06-12` · `06`. */
export type SearchDay = string;

/** Whether one of the days from the first to the last, both included, is such a day. */
export function holdsDay(stay: Stay, day: SearchDay): boolean {
  if (day.length === '2027-06-12'.length) return touches(stay, day, day);
  if (day.length === '2027-06'.length) return touches(stay, `${day}-01`, `${day}-31`);
  const { startDate, endDate } = stay;
  const isMonth = day.length === '06'.length;
  const [from, to] = isMonth ? [`-${day}-01`, `-${day}-31`] : [`-${day}`, `-${day}`];
  const last = endDate.slice(0, 4);
  for (let year = startDate.slice(0, 4); year <= last; year = String(Number(year) + 1).padStart(4, '0')) {
    if (touches(stay, year + from, year + to) && (isMonth || isLocalDate(year + from))) return true;
  }
  return false;
}

function touches({ startDate, endDate }: Stay, from: LocalDate, to: LocalDate): boolean {
  return startDate <= to && endDate >= from;
}
