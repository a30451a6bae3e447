import { isLocalDate, type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';

/** A date, or a wall time in some zone, as written in an event. */
export type WrittenTime = {
  readonly isDate: boolean;
  /** The wall time as if it were UTC; midnight for a date. */
  readonly wallMs: number;
  /** `UTC`, the TZID as written, or undefined for a floating time. */
  readonly zone: string | undefined;
};

export const DAY_MS = 86_400_000;

/** The known time zones, and those that a feed describes. */
export type TimeZones = {
  /** The zone's UTC offset at that wall time; undefined for an unknown zone. */
  readonly offsetMs: (tzid: string, wallMs: number) => number | undefined;
};

const TIME =
  /^(\d{4})(-?)(\d{2})\2(\d{2})(?:[T ](\d{2})(?::?(\d{2})(?::?(\d{2})(?:[.,]\d{1,9})?)?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * Parses a date or time in any unambiguous notation: `20271004`, `2027-10-04T16:00:00.000Z`, `20271004T1600-0500`,
 * `20271004T240000`. Undefined for anything else, such as 31 February.
 */
export function readTime(text: string, tzid: string | undefined): WrittenTime | undefined {
  const [, year, , month, day, hours, minutes = '0', seconds = '0', zone] = TIME.exec(text.trim()) ?? [];
  const date = `${year}-${month}-${day}`;
  if (!isLocalDate(date)) return undefined;
  const midnight = Date.parse(`${date}T00:00:00Z`);
  if (hours === undefined) return { isDate: true, wallMs: midnight, zone: undefined };
  const [hour, minute, second] = [Number(hours), Number(minutes), Number(seconds)];
  const isEndOfDay = hour === 24 && minute === 0 && second === 0;
  if ((hour > 23 && !isEndOfDay) || minute > 59 || second > 60) return undefined;
  const wallMs = midnight + ((hour * 60 + minute) * 60 + second) * 1000;
  if (zone === undefined) return { isDate: false, wallMs, zone: tzid };
  return { isDate: false, wallMs: wallMs - readOffset(zone), zone: 'UTC' };
}

/** Parses a UTC offset into milliseconds: `Z`, `-0500`, `+01:00`. */
export function readOffset(text: string): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?/.exec(text.trim()) ?? [];
  const ms = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? -ms : ms;
}

/** The time `ms` later by the same clock. */
export function later(time: WrittenTime, ms: number): WrittenTime {
  return { ...time, wallMs: time.wallMs + ms };
}

/** The day in Rome; the written date if the zone is unknown. */
export function dayInRome(time: WrittenTime, zones: TimeZones): LocalDate {
  const instant = instantOf(time, zones);
  return instant === undefined || !isClockTime(instant) ? writtenDay(time) : todayInRome(new Date(instant));
}

/** The instant, if the zone is known; undefined for dates and floating times. */
export function instantOf({ isDate, wallMs, zone }: WrittenTime, zones: TimeZones): number | undefined {
  if (isDate || zone === undefined) return undefined;
  const offset = zones.offsetMs(zone, wallMs);
  return offset === undefined ? undefined : wallMs - offset;
}

/** The wall time in Rome; the written wall time if the zone is unknown. */
export function wallInRome(time: WrittenTime, zones: TimeZones): number {
  const instant = instantOf(time, zones);
  return instant === undefined ? time.wallMs : wallIn('Europe/Rome', instant, zones);
}

/** The wall time in a known zone at an instant. */
export function wallIn(zone: string, instant: number, zones: TimeZones): number {
  const near = instant + (zones.offsetMs(zone, instant) ?? 0);
  return instant + (zones.offsetMs(zone, near) ?? 0);
}

/** A key that is equal for equal times, whatever zones they are written in. */
export function keyOf(time: WrittenTime, zones: TimeZones): string {
  const instant = instantOf(time, zones);
  if (instant !== undefined) return `at ${instant}`;
  return time.isDate ? writtenDay(time) : `clock ${time.wallMs}`;
}

/** The written date, clamped to a range that leaves some room for date arithmetic. */
export function writtenDay({ wallMs }: WrittenTime): LocalDate {
  return new Date(Math.min(Math.max(wallMs, FIRST_MS), LAST_MS)).toISOString().slice(0, 10);
}

/** A year inside the range of dates: code adds days around a stay, such as buffer nights and exclusive ends. */
const FIRST_MS = Date.parse('0002-01-01T00:00:00Z');
const LAST_MS = Date.parse('9998-12-31T00:00:00Z');

function isClockTime(ms: number): boolean {
  return ms >= FIRST_MS && ms <= LAST_MS;
}
