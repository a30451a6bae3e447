import ICAL from 'ical.js';
import type { Property } from './parse-component.ts';
import type { TimeZones } from './time-zones.ts';
import { EventFault, instantOf, readTime, type WrittenTime } from './written-time.ts';

/** When an event is, once. */
export type EventTimes = {
  readonly start: WrittenTime;
  /** By the clock of the start. */
  readonly lengthMs: number;
  /** Whether its end is a date that stands in the feed. */
  readonly endsOnDate: boolean;
};

const DAY_MS = 86_400_000;

/** Each date or time that the properties of that name have. */
export function readTimes(properties: readonly Property[], name: string): WrittenTime[] {
  return properties
    .filter((property) => property.name === name)
    .flatMap(({ values, parameters }) => values.map((value) => readTime(startOfPeriod(value), tzidOf(parameters))));
}

/**
 * When an event begins and how long it is: by its end, else by its duration, else not at all, which is its first night.
 * Throws an EventFault where it has no start, or ends before it.
 */
export function readEventTimes(properties: readonly Property[], zones: TimeZones): EventTimes {
  const [start] = readTimes(properties, 'dtstart');
  if (!start) throw new EventFault('no start');
  const [end] = readTimes(properties, 'dtend');
  const lengthMs = end ? lengthTo(end, start, zones) : readDuration(properties);
  if (lengthMs < 0) throw new EventFault('ends before it begins');
  return { start, lengthMs, endsOnDate: end?.isDate ?? false };
}

function lengthTo(end: WrittenTime, start: WrittenTime, zones: TimeZones): number {
  // A date against a time: as days, which is all that a date tells.
  if (end.isDate !== start.isDate) return Math.floor(end.wallMs / DAY_MS) * DAY_MS - floorOf(start);
  if (end.zone === start.zone) return end.wallMs - start.wallMs;
  const [from, to] = [instantOf(start, zones), instantOf(end, zones)];
  return from === undefined || to === undefined ? end.wallMs - start.wallMs : to - from;
}

function floorOf({ wallMs }: WrittenTime): number {
  return Math.floor(wallMs / DAY_MS) * DAY_MS;
}

function readDuration(properties: readonly Property[]): number {
  const value = properties.find(({ name }) => name === 'duration')?.values[0];
  if (value === undefined) return 0;
  const ms = ICAL.Duration.fromString(String(value)).toSeconds() * 1000;
  if (!Number.isFinite(ms)) throw new EventFault('no duration');
  return ms;
}

/** A period of RDATE stands for its start: how long its nights are is told by the event. */
function startOfPeriod(value: unknown): string {
  return String(Array.isArray(value) ? value[0] : value);
}

function tzidOf({ tzid }: Property['parameters']): string | undefined {
  return typeof tzid === 'string' && tzid !== '' ? tzid : undefined;
}
