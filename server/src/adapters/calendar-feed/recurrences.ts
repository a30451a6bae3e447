import { addDays, addYears, type LocalDate } from '@approdo/shared/domain/date/local-date';
import { HORIZON_YEARS, MAX_NIGHTS } from '@approdo/shared/domain/stay/stay';
import ICAL from 'ical.js';
import { type EventTimes, readTimes } from './event-times.ts';
import { findText, type Property } from './parse-component.ts';
import type { TimeZones } from './time-zones.ts';
import { EventFault, keyOf, later, readTime, type WrittenTime, writtenDay } from './written-time.ts';

type Facts = { readonly zones: TimeZones; readonly today: LocalDate };

/** Of one rule, those that have not ended. */
const MOST_OCCURRENCES = 1000;

/** Of one rule, whether they have ended or not: each day for fifty years. */
const MOST_STEPS = 20_000;

const FREQUENCIES: ReadonlySet<unknown> = new Set(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']);

/** Whether an event happens more than once. */
export function isRecurring(properties: readonly Property[]): boolean {
  return properties.some(({ name }) => name === 'rrule' || name === 'rdate');
}

/**
 * The starts of an event that happens more than once, without those that are struck out (EXDATE) or moved (`moved`, by key),
 * from about today to the last night that can be sold. Throws an EventFault on a rule of hours, minutes or seconds.
 */
export function listOccurrences(
  properties: readonly Property[],
  { start, lengthMs }: EventTimes,
  { zones, today, moved }: Facts & { readonly moved: ReadonlySet<string> },
): WrittenTime[] {
  const struckOut = new Set(readTimes(properties, 'exdate').map((time) => keyOf(time, zones)));
  const first = Date.parse(addDays(today, -2)) - lengthMs;
  const last = Date.parse(addDays(addYears(today, HORIZON_YEARS), MAX_NIGHTS));
  const found = new Map<string, WrittenTime>();
  const take = (time: WrittenTime) => {
    const key = keyOf(time, zones);
    const isOut = [key, writtenDay(time)].some((name) => struckOut.has(name) || moved.has(name));
    if (!isOut && time.wallMs >= first && time.wallMs <= last) found.set(key, time);
    return found.size < MOST_OCCURRENCES && time.wallMs <= last;
  };

  const rules = properties.filter(({ name }) => name === 'rrule').map(({ values: [rule] }) => rule);
  if (rules.length === 0) take(start);
  for (const rule of rules) walk(rule, start, { zones, take });
  for (const time of readTimes(properties, 'rdate')) if (!take(time)) break;
  return [...found.values()];
}

/** Goes through a rule until its end, or until `take` has had enough. */
function walk(
  rule: unknown,
  start: WrittenTime,
  { zones, take }: Pick<Facts, 'zones'> & { readonly take: (time: WrittenTime) => boolean },
): void {
  const { until, ...data } = readRule(rule);
  const lastMs = until === undefined ? Number.POSITIVE_INFINITY : lastWallMs(until, start, zones);
  const occurrences = ICAL.Recur.fromData(data).iterator(timeOf(start));
  for (let steps = 0; ; steps += 1) {
    if (steps >= MOST_STEPS) throw new EventFault('a rule without end');
    const next = occurrences.next();
    if (!next) return;
    const time = later(start, wallMsOf(next) - start.wallMs);
    if (time.wallMs > lastMs || !take(time)) return;
  }
}

/** By day and above alone; hours within the days make no more nights. */
function readRule(rule: unknown): { readonly until: string | undefined } & Record<string, unknown> {
  if (typeof rule !== 'object' || rule === null) throw new EventFault('no rule');
  const { until, byhour, byminute, bysecond, ...days } = { until: undefined, ...rule } as Record<string, unknown>;
  if (!FREQUENCIES.has(days.freq)) throw new EventFault('more often than daily');
  return { ...days, until: until === undefined ? undefined : String(until) };
}

/** UNTIL is an instant where the start is one, and is to be compared with what the clock of the start shows. */
function lastWallMs(text: string, start: WrittenTime, zones: TimeZones): number {
  const until = readTime(text, start.zone);
  if (until.isDate && !start.isDate) return until.wallMs + 86_399_999;
  if (until.zone !== 'UTC' || start.zone === undefined) return until.wallMs;
  return until.wallMs + (zones.offsetMs(start.zone, until.wallMs) ?? 0);
}

function timeOf(start: WrittenTime): ICAL.Time {
  const text = new Date(start.wallMs).toISOString();
  return start.isDate ? ICAL.Time.fromDateString(text.slice(0, 10)) : ICAL.Time.fromDateTimeString(text.slice(0, 19));
}

function wallMsOf({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The starts that another event stands in for (RECURRENCE-ID), by key, of each UID. */
export function indexMoved(
  events: readonly (readonly Property[])[],
  zones: TimeZones,
): ReadonlyMap<string, Set<string>> {
  const moved = new Map<string, Set<string>>();
  for (const properties of events) {
    if (!properties.some(({ name }) => name === 'recurrence-id')) continue;
    const uid = findText(properties, 'uid')?.trim() ?? '';
    const keys = moved.get(uid) ?? new Set();
    moved.set(uid, keys);
    for (const key of readKeys(properties, zones)) keys.add(key);
  }
  return moved;
}

/** None where it is no date: that event is found faulty by whoever reads it. */
function readKeys(properties: readonly Property[], zones: TimeZones): string[] {
  try {
    return readTimes(properties, 'recurrence-id').map((time) => keyOf(time, zones));
  } catch {
    return [];
  }
}
