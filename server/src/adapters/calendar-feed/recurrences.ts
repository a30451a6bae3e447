import { addDays, addYears, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { LeftOut } from '@approdo/shared/domain/bookings/channels/feed-event';
import { HORIZON_YEARS, MAX_NIGHTS } from '@approdo/shared/domain/stays/stay';
import { type EventTimes, readTimes } from './event-times.ts';
import { findText, type Property } from './property-line.ts';
import { listRuleDays, type Steps } from './recurrence-days.ts';
import { type RecurrenceRule, readRule } from './recurrence-rule.ts';
import { DAY_MS, keyOf, later, readTime, type TimeZones, type WrittenTime, writtenDay } from './written-time.ts';

type Facts = { readonly zones: TimeZones; readonly today: LocalDate; readonly steps: Steps };

/** Maximum for one event, of occurrences that have not ended. */
const MAX_OCCURRENCES = 1000;

/** Whether an event happens more than once. */
export function isRecurring(properties: readonly Property[]): boolean {
  return properties.some(({ name }) => name === 'RRULE' || name === 'RDATE');
}

/**
 * The starts of a recurring event, its own included, without those excluded (EXDATE) or moved (`moved`, by key), from
 * about today to the last bookable night; and which parts of the recurrence could not be read.
 */
export function listOccurrences(
  properties: readonly Property[],
  { start, lengthMs }: EventTimes,
  { moved, ...facts }: Facts & { readonly moved: ReadonlySet<string> },
): { readonly starts: readonly WrittenTime[]; readonly leftOut: readonly LeftOut[] } {
  const { zones, today } = facts;
  const first = Date.parse(addDays(today, -2)) - Math.max(0, lengthMs);
  const last = Date.parse(addDays(addYears(today, HORIZON_YEARS), MAX_NIGHTS));
  const isNear = ({ wallMs }: WrittenTime) => wallMs >= first - DAY_MS && wallMs <= last + DAY_MS;
  const exceptions = readTimes(properties, 'EXDATE');
  const struckOut = new Set(exceptions.times.filter(isNear).map((time) => keyOf(time, zones)));
  const found = new Map<string, WrittenTime>();
  const take = (time: WrittenTime) => {
    if (found.size >= MAX_OCCURRENCES || time.wallMs < first || time.wallMs > last) return;
    const key = keyOf(time, zones);
    const isOut = [key, writtenDay(time)].some((name) => struckOut.has(name) || moved.has(name));
    if (!isOut) found.set(key, time);
  };

  take(start);
  let isRepeated = true;
  for (const { value } of properties.filter(({ name }) => name === 'RRULE')) {
    const rule = readRule(value);
    const starts = rule && repeatStart(rule, start, { ...facts, first, last });
    if (starts) starts.forEach(take);
    else isRepeated = false;
  }
  const dates = readTimes(properties, 'RDATE');
  dates.times.forEach(take);
  const leftOut = [
    ...(isRepeated ? [] : (['REPETITION'] as const)),
    ...(dates.isWhole ? [] : (['DATES'] as const)),
    ...(exceptions.isWhole ? [] : (['EXCEPTIONS'] as const)),
  ];
  return { starts: [...found.values()], leftOut };
}

type Span = Facts & { readonly first: number; readonly last: number };

/** Undefined if the rule takes too long, its end cannot be read, or it never matches a day. */
function repeatStart(
  rule: RecurrenceRule,
  start: WrittenTime,
  { zones, steps, first, last }: Span,
): WrittenTime[] | undefined {
  const until = rule.until === undefined ? undefined : readTime(rule.until, start.zone);
  if (rule.until !== undefined && !until) return undefined;
  const lastMs = until ? Math.min(last, lastWallMs(until, start, zones)) : last;
  const startDay = Math.floor(start.wallMs / DAY_MS);
  const within = { start: startDay, from: Math.floor(first / DAY_MS), to: Math.floor(lastMs / DAY_MS), steps };
  const days = listRuleDays(rule, within);
  if (days?.length === 0 && within.to >= within.from && !isStartOfRule(rule, within)) return undefined;
  return days?.map((day) => later(start, (day - startDay) * DAY_MS)).filter(({ wallMs }) => wallMs <= lastMs);
}

function isStartOfRule(rule: RecurrenceRule, { start, steps }: { readonly start: number; readonly steps: Steps }) {
  const days = listRuleDays({ ...rule, count: undefined }, { start, from: start, to: start, steps });
  return days?.includes(start) ?? false;
}

/** UNTIL is an instant if the start is one, and is compared by the wall clock of the start. */
function lastWallMs(until: WrittenTime, start: WrittenTime, zones: TimeZones): number {
  if (until.isDate && !start.isDate) return until.wallMs + DAY_MS - 1;
  if (start.isDate) return Math.floor(until.wallMs / DAY_MS) * DAY_MS;
  if (until.zone !== 'UTC' || start.zone === undefined) return until.wallMs;
  return until.wallMs + (zones.offsetMs(start.zone, until.wallMs) ?? 0);
}

/** For each UID, the keys of the starts that another event replaces (RECURRENCE-ID). */
export function indexMoved(
  events: readonly (readonly Property[])[],
  zones: TimeZones,
): ReadonlyMap<string, Set<string>> {
  const moved = new Map<string, Set<string>>();
  for (const properties of events) {
    const { times } = readTimes(properties, 'RECURRENCE-ID');
    if (times.length === 0) continue;
    const uid = findText(properties, 'UID') ?? '';
    const keys = moved.get(uid) ?? new Set();
    moved.set(uid, keys);
    for (const time of times) keys.add(keyOf(time, zones));
  }
  return moved;
}
