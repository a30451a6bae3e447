import { isLocalDate, type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';

/** A date, or a time of a clock in some zone, as an event has it. */
export type WrittenTime = {
  readonly isDate: boolean;
  /** What the clock shows, as if it were UTC; midnight of a date. */
  readonly wallMs: number;
  /** `UTC`, the TZID as written, or undefined for a clock that is nowhere in particular. */
  readonly zone: string | undefined;
};

export const DAY_MS = 86_400_000;

/** The clocks of the world, and those that a feed describes itself. */
export type TimeZones = {
  /** How far the zone's clock is ahead of UTC when it shows that; undefined where nobody knows the zone. */
  readonly offsetMs: (tzid: string, wallMs: number) => number | undefined;
};

const TIME =
  /^(\d{4})(-?)(\d{2})\2(\d{2})(?:[T ](\d{2})(?::?(\d{2})(?::?(\d{2})(?:[.,]\d{1,9})?)?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * A date or a time in whichever unmistakable way it is written: `20271004`, `2027-10-04T16:00:00.000Z`, `20271004T1600-0500`,
 * `20271004T240000`. Undefined on 31 February, and where it is none.
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

/** How far a clock that is so marked is ahead of UTC: `Z`, `-0500`, `+01:00`. */
export function readOffset(text: string): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?/.exec(text.trim()) ?? [];
  const ms = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? -ms : ms;
}

/** So much later by the same clock. */
export function later(time: WrittenTime, ms: number): WrittenTime {
  return { ...time, wallMs: time.wallMs + ms };
}

/** The day in Rome; as it is written where nobody knows which clock was meant. */
export function dayInRome(time: WrittenTime, zones: TimeZones): LocalDate {
  const instant = instantOf(time, zones);
  return instant === undefined || !isClockTime(instant) ? writtenDay(time) : todayInRome(new Date(instant));
}

/** The instant, where the zone is known; undefined for dates and for clocks that are nowhere. */
export function instantOf({ isDate, wallMs, zone }: WrittenTime, zones: TimeZones): number | undefined {
  if (isDate || zone === undefined) return undefined;
  const offset = zones.offsetMs(zone, wallMs);
  return offset === undefined ? undefined : wallMs - offset;
}

/** What a clock in Rome shows then; the clock that it is written by where nobody knows which that is. */
export function wallInRome(time: WrittenTime, zones: TimeZones): number {
  const instant = instantOf(time, zones);
  return instant === undefined ? time.wallMs : wallIn('Europe/Rome', instant, zones);
}

/** What a clock in a zone that is known shows at an instant. */
export function wallIn(zone: string, instant: number, zones: TimeZones): number {
  const near = instant + (zones.offsetMs(zone, instant) ?? 0);
  return instant + (zones.offsetMs(zone, near) ?? 0);
}

/** Says of two times that they are the same, in whatever zones they are written. */
export function keyOf(time: WrittenTime, zones: TimeZones): string {
  const instant = instantOf(time, zones);
  if (instant !== undefined) return `at ${instant}`;
  return time.isDate ? writtenDay(time) : `clock ${time.wallMs}`;
}

/** The date that stands there; the first or last that can be counted with, and some months around it, where it is beyond those. */
export function writtenDay({ wallMs }: WrittenTime): LocalDate {
  return new Date(Math.min(Math.max(wallMs, FIRST_MS), LAST_MS)).toISOString().slice(0, 10);
}

/** A year within those that days are counted in: nights are kept free around a stay, and its last night may be told as its end. */
const FIRST_MS = Date.parse('0002-01-01T00:00:00Z');
const LAST_MS = Date.parse('9998-12-31T00:00:00Z');

function isClockTime(ms: number): boolean {
  return ms >= FIRST_MS && ms <= LAST_MS;
}
