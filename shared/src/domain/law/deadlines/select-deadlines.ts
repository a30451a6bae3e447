import { addDays, type LocalDate, startOfDayInRome, todayInRome } from '../../base/date/local-date.ts';
import { nameDay } from '../../base/date/name-days.ts';
import { elideBeforeDates } from '../../base/date/say-date.ts';
import { ITALIAN } from '../../base/language/language.ts';
import { endOfDay } from '../regional/regional-due.ts';
import type { Deadline } from './deadlines.ts';

const DAYS_AHEAD = 60;
/** How far ahead the most pressing deadlines look. */
const DAYS_PRESSING = 14;

/** The kinds whose titles name guests; arrivals have hours, too. */
const NAMING: readonly Deadline['kind'][] = ['ALLOGGIATI', 'REGISTRATION'];

/** The default last day to look ahead to. */
export function lastDayAhead(today: LocalDate): LocalDate {
  return addDays(today, DAYS_AHEAD);
}

type Days = { readonly from?: LocalDate | undefined; readonly to?: LocalDate | undefined };

/** The deadlines in a range; by default all late ones, and those from today on. */
export function selectDeadlines(all: readonly Deadline[], { from, to }: Days, now: Date): Deadline[] {
  const first = startOfDayInRome(from ?? todayInRome(now));
  const end = endOfDay(to ?? lastDayAhead(todayInRome(now)));
  const isPast = ({ state }: Deadline) => from === undefined && to === undefined && state === 'LATE';
  return all.filter((each) => isPast(each) || (first < each.dueAt && each.dueAt <= end));
}

/** Open deadlines of today and tomorrow, without those that name guests. */
export function listNear(all: readonly Deadline[], today: LocalDate): Deadline[] {
  const days = [today, addDays(today, 1)];
  return all.filter(
    ({ kind, done, dueAt }) => !NAMING.includes(kind) && done === null && days.includes(lastDayOf(dueAt)),
  );
}

/** Late deadlines, and open ones of the next fortnight. */
export function listPressing(all: readonly Deadline[], now: Date): Deadline[] {
  const end = endOfDay(lastPressingDay(todayInRome(now)));
  return all.filter(({ state, dueAt }) => state === 'LATE' || (state === 'DUE' && dueAt <= end));
}

export function lastPressingDay(today: LocalDate): LocalDate {
  return addDays(today, DAYS_PRESSING);
}

/** `ISTAT di febbraio 2027, entro il 31 marzo 2027` */
export function describeDeadline({ title, dueAt }: Deadline): string {
  return elideBeforeDates(`${title}, entro il ${nameDay(lastDayOf(dueAt), ITALIAN)}`);
}

/** What is due at 24:00 counts for the day that ends then. */
export function lastDayOf(dueAt: Date): LocalDate {
  return todayInRome(new Date(dueAt.getTime() - 1));
}
