import { isLocalDate, type LocalDate, todayInRome } from '@approdo/shared/domain/date/local-date';
import type { TimeZones } from './time-zones.ts';

/** A date, or a time of a clock in some zone, as an event has it. */
export type WrittenTime = {
  readonly isDate: boolean;
  /** What the clock shows, as if it were UTC; midnight of a date. */
  readonly wallMs: number;
  /** `UTC`, the TZID as written, or undefined for a clock that is nowhere in particular. */
  readonly zone: string | undefined;
};

/** Cannot be understood; the event it is of is faulty. */
export class EventFault extends Error {
  override readonly name = 'EventFault';
}

const TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})(Z?)$/;

/**
 * From what jCal has for a date or a time: `2027-10-04`, `2027-10-04T16:00:00Z`; `2027-10-04T::` for a date where a time was
 * announced (`DTSTART:20271004`). Throws an EventFault on 31 February.
 */
export function readTime(text: string, tzid: string | undefined): WrittenTime {
  const day = text.replace(/T::$/, '');
  if (isLocalDate(day)) return { isDate: true, wallMs: Date.parse(`${day}T00:00:00Z`), zone: undefined };
  const [, date = '', hours = '', minutes = '', seconds = '', utc] = TIME.exec(text) ?? [];
  const isReal = isLocalDate(date) && Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) <= 60;
  if (!isReal) throw new EventFault(`no date: ${text}`);
  const wallMs = Date.parse(`${date}T${hours}:${minutes}:00Z`) + Number(seconds) * 1000;
  return { isDate: false, wallMs, zone: utc ? 'UTC' : tzid };
}

/** So much later by the same clock. */
export function later(time: WrittenTime, ms: number): WrittenTime {
  return { ...time, wallMs: time.wallMs + ms };
}

/** The day in Rome; as it is written where nobody knows which clock was meant. Throws an EventFault beyond the year 9999. */
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

/** Says of two times that they are the same, in whatever zones they are written. */
export function keyOf(time: WrittenTime, zones: TimeZones): string {
  const instant = instantOf(time, zones);
  if (instant !== undefined) return `at ${instant}`;
  return time.isDate ? writtenDay(time) : `clock ${time.wallMs}`;
}

/** The date that stands there. */
export function writtenDay({ wallMs }: WrittenTime): LocalDate {
  if (!isClockTime(wallMs)) throw new EventFault('beyond the years that are written');
  return new Date(wallMs).toISOString().slice(0, 10);
}

const FIRST_MS = Date.parse('0001-01-02T00:00:00Z');
const LAST_MS = Date.parse('9999-12-30T00:00:00Z');

function isClockTime(ms: number): boolean {
  return ms >= FIRST_MS && ms <= LAST_MS;
}
