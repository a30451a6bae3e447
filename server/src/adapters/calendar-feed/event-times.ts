import { addDays, daysBetween, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { LeftOut } from '@approdo/shared/domain/bookings/channels/feed-event';
import type { Property } from './property-line.ts';
import {
  DAY_MS,
  dayInRome,
  instantOf,
  later,
  readTime,
  type TimeZones,
  type WrittenTime,
  wallIn,
  wallInRome,
} from './written-time.ts';

/** When an event takes place. */
export type EventTimes = {
  readonly start: WrittenTime;
  /** The day in Rome on which an occurrence ends that begins at `start`. */
  readonly endDay: (start: WrittenTime) => LocalDate;
  /** Whether the feed states its end as a date. */
  readonly endsOnDate: boolean;
  /** Whether it lasts from date to date, or from midnight to midnight of one clock. */
  readonly isWholeDay: boolean;
  /** Its approximate length, by the clock of its start. */
  readonly lengthMs: number;
  readonly leftOut: readonly LeftOut[];
};

/** All dates and times of the properties of that name; `isWhole` is false if any cannot be read. */
export function readTimes(properties: readonly Property[], name: string) {
  const times: WrittenTime[] = [];
  let isWhole = true;
  for (const property of properties) {
    if (property.name !== name) continue;
    for (const text of property.value.split(',')) {
      const time = readPropertyTime(text, property);
      if (time) times.push(time);
      else isWhole = false;
    }
  }
  return { times, isWhole };
}

/**
 * When an event begins and ends: by its end, else by its duration, else after its first night. Ends that cannot be
 * read, or precede the start, are ignored; the last of several ends counts. Undefined without a readable start.
 */
export function readEventTimes(properties: readonly Property[], zones: TimeZones): EventTimes | undefined {
  const [start] = readTimes(properties, 'DTSTART').times;
  if (!start) return undefined;
  const startDay = dayInRome(start, zones);
  const { times, isWhole } = readTimes(properties, 'DTEND');
  const ends = times.filter((time) => endsAfter(time, start, zones));
  const lasts = ends.map((time) => ({ time, day: endDayOf(time, zones) })).sort((a, b) => (a.day < b.day ? 1 : -1));
  const duration = times.length === 0 ? readDuration(properties) : undefined;
  const byDuration = duration === undefined ? start : later(start, duration ?? 0);
  const [{ time: end, day } = { time: byDuration, day: endDayOf(byDuration, zones) }] = lasts;
  const isUnread = !isWhole || ends.length < times.length || times.length > 1 || duration === null;
  const lengthMs = lengthTo(end, start, zones);
  return {
    start,
    endDay: (other) => (other === start ? day : repeatEnd(other, { start, end, startDay, day, lengthMs }, zones)),
    endsOnDate: lasts.length > 0 && end.isDate,
    isWholeDay: start.isDate || isMidnightToMidnight(start, end, zones),
    lengthMs,
    leftOut: isUnread ? ['END'] : [],
  };
}

/** A period of RDATE counts as its start: the event determines the length. */
function readPropertyTime(text: string, { parameters }: Property): WrittenTime | undefined {
  const [written = ''] = text.split('/');
  const time = readTime(written, parameters.get('TZID'));
  const isDay = time !== undefined && parameters.get('VALUE')?.toUpperCase() === 'DATE' && time.wallMs % DAY_MS === 0;
  return isDay ? { isDate: true, wallMs: time.wallMs, zone: undefined } : time;
}

function endsAfter(end: WrittenTime, start: WrittenTime, zones: TimeZones): boolean {
  const [from, to] = [instantOf(start, zones), instantOf(end, zones)];
  if (from !== undefined && to !== undefined) return to >= from;
  if (start.zone === end.zone && start.isDate === end.isDate) return end.wallMs >= start.wallMs;
  return dayInRome(end, zones) >= dayInRome(start, zones);
}

/** The end day in Rome. The last minute of a day counts as the following midnight, by its own clock and by Rome's. */
function endDayOf(end: WrittenTime, zones: TimeZones): LocalDate {
  const full = afterLastMinute(end);
  const day = dayInRome(full, zones);
  return full.isDate || full !== end || !isLastMinute(wallInRome(full, zones)) ? day : addDays(day, 1);
}

function afterLastMinute(time: WrittenTime): WrittenTime {
  if (time.isDate || !isLastMinute(time.wallMs)) return time;
  return { ...time, wallMs: Math.ceil((time.wallMs + 1) / DAY_MS) * DAY_MS };
}

function isLastMinute(wallMs: number): boolean {
  return ((wallMs % DAY_MS) + DAY_MS) % DAY_MS >= DAY_MS - 60_000;
}

function isMidnightToMidnight(start: WrittenTime, end: WrittenTime, zones: TimeZones): boolean {
  const full = afterLastMinute(end);
  const isSo = (from: number, to: number) => to > from && from % DAY_MS === 0 && to % DAY_MS === 0;
  return isSo(start.wallMs, full.wallMs) || isSo(wallInRome(start, zones), wallInRome(full, zones));
}

type First = {
  readonly start: WrittenTime;
  readonly end: WrittenTime;
  readonly startDay: LocalDate;
  readonly day: LocalDate;
  readonly lengthMs: number;
};

/** Repeats are as long as the first occurrence: in days if start or end is a date, else by the clock of the start. */
function repeatEnd(other: WrittenTime, { start, end, startDay, day, lengthMs }: First, zones: TimeZones): LocalDate {
  if (start.isDate !== end.isDate || other.isDate !== start.isDate) {
    return addDays(dayInRome(other, zones), daysBetween(startDay, day));
  }
  return endDayOf(later(other, lengthMs), zones);
}

function lengthTo(end: WrittenTime, start: WrittenTime, zones: TimeZones): number {
  if (end.zone === start.zone || start.zone === undefined) return end.wallMs - start.wallMs;
  const instant = instantOf(end, zones);
  const isKnown = instant !== undefined && instantOf(start, zones) !== undefined;
  return (isKnown ? wallIn(start.zone, instant, zones) : end.wallMs) - start.wallMs;
}

const DURATION =
  /^\+?P(?=[\dT])(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?=\d)(?:(\d{1,8})H)?(?:(\d{1,8})M)?(?:(\d{1,9})S)?)?$/i;

/** In milliseconds; undefined if there is none, null if it cannot be read. */
function readDuration(properties: readonly Property[]): number | null | undefined {
  const written = properties.filter(({ name }) => name === 'DURATION').map(({ value }) => DURATION.exec(value));
  if (written.length === 0) return undefined;
  const read = written.flatMap((match) => (match ? [lengthOf(match)] : []));
  return read.length > 0 && read.length === written.length ? Math.max(...read) : null;
}

function lengthOf([, weeks = '0', days = '0', hours = '0', minutes = '0', seconds = '0']: readonly string[]): number {
  const wholeDays = Number(weeks) * 7 + Number(days);
  return wholeDays * DAY_MS + ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}
