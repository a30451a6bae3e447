import { ITALIAN, type Language } from '../language/language.ts';
import { CALENDAR_NAMES, nameDayOfMonth } from './calendar-names.ts';

/** A day of the calendar without a time or zone, `yyyy-MM-dd`; ordered by comparing the text. */
export type LocalDate = string;

/** A day of any year, `MM-dd`; ordered by comparing the text. */
export type MonthDay = string;

const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 24 * MS_PER_HOUR;

const ZERO = 48;
const DAYS_BEFORE_1970 = 719_162;

/** Whether the text is `yyyy-MM-dd` and a real date in the years 0001 to 9999. */
export function isLocalDate(text: string): boolean {
  return findDayNumber(text) !== undefined;
}

/** The date so many days later, or earlier where `days` is negative. Throws on an unreal date and outside the years 0001 to 9999. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfDayNumber(dayNumberOf(date) + days);
}

/** The same day so many months later; one that the month lacks becomes its last: 31 January + 1 is 28 or 29 February. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  requireLocalDate(date);
  const monthCount = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const year = Math.floor(monthCount / 12);
  const month = monthCount - year * 12 + 1;
  const day = Math.min(Number(date.slice(8)), daysInMonth(year, month));
  return requireLocalDate(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`);
}

/** The same day so many years later; 29 February becomes 28 February in a common year. */
export function addYears(date: LocalDate, years: number): LocalDate {
  return addMonths(date, years * 12);
}

/** Days from one date to another, negative where the second is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

/** The earlier of two dates, or of two days of any year. */
export function earlierOf(one: LocalDate, other: LocalDate): LocalDate {
  return one < other ? one : other;
}

/** The later of two dates, or of two days of any year. */
export function laterOf(one: LocalDate, other: LocalDate): LocalDate {
  return one > other ? one : other;
}

/** Each day from the first to the last, both included; none where `to` is before `from`. */
export function listDays(from: LocalDate, to: LocalDate): LocalDate[] {
  const first = dayNumberOf(from);
  const length = Math.max(0, dayNumberOf(to) - first + 1);
  return Array.from({ length }, (_, index) => dateOfDayNumber(first + index));
}

/** The weekday, 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: LocalDate): number {
  const THURSDAY = 4; // 1 January 1970
  return (((dayNumberOf(date) + THURSDAY) % 7) + 7) % 7;
}

/** The date in Rome at that instant, whatever the machine's zone. Throws on an invalid Date. */
export function todayInRome(now: Date): LocalDate {
  return romeClock(now).date;
}

/** The instant at which the next day begins in Rome: 23, 24 or 25 hours after this one began. Holds from 1894 on. */
export function startOfNextDayInRome(now: Date): Date {
  return startOfDayInRome(addDays(todayInRome(now), 1));
}

/** The instant at which a day begins in Rome. Holds from 1894 on. */
export function startOfDayInRome(day: LocalDate): Date {
  const midnightUtc = dayNumberOf(day) * MS_PER_DAY;
  const start = [2, 1] // hours that Rome is ahead of UTC, summer first
    .map((hoursAhead) => new Date(midnightUtc - hoursAhead * MS_PER_HOUR))
    .find((instant) => todayInRome(instant) === day);
  if (!start) throw new RangeError(`Rome was not on Central European Time on ${day}`);
  return start;
}

/**
 * `nov 05, 2026`: the format `MMM dd, yyyy` with Italian month names, as SPEC.md section 9 requires. Other languages
 * have the format of Intl: `Nov 5, 2026` · `5. November 2026` · `5 novembre 2026`, except the first of a month in
 * French: `1er novembre 2026`.
 */
export function formatLocalDate(date: LocalDate, language: Language = ITALIAN): string {
  requireLocalDate(date);
  const { months, shortMonths = months } = CALENDAR_NAMES[language];
  const month = shortMonths[Number(date.slice(5, 7)) - 1];
  const [year, day] = [date.slice(0, 4), date.slice(8)];
  if (language === 'it') return `${month} ${day}, ${year}`;
  if (language === 'en') return `${month} ${Number(day)}, ${year}`;
  return `${nameDayOfMonth(Number(day), language)} ${month} ${year}`;
}

/** `27/06/2027`, as printed on documents; of a month, `06/2027`. */
export function inNumbers(day: LocalDate): string {
  return day.split('-').toReversed().join('/');
}

/** The Roman date of an ISO 8601 instant as `nov 05, 2026`. Throws on text that is no instant. */
export function formatInstantDate(iso: string, language: Language = ITALIAN): string {
  return formatLocalDate(todayInRome(new Date(iso)), language);
}

/**
 * The Roman date and time of an ISO 8601 instant as `nov 05, 2026 18:30`; other languages add that it is Italian time.
 * Throws on text that is no instant.
 */
export function formatInstantDateTime(iso: string, language: Language = ITALIAN): string {
  const { date, time } = romeClock(new Date(iso));
  return `${formatLocalDate(date, language)}${BEFORE_TIME[language]}${CLOCK[language](time)}`;
}

const BEFORE_TIME: Readonly<Record<Language, string>> = { it: ' ', en: ', ', de: ', ', fr: ' à ' };

/** The Roman time of an ISO 8601 instant as `18:30`, or `18:30 (Italian time)`. Throws on text that is no instant. */
export function formatInstantTime(iso: string, language: Language = ITALIAN): string {
  return CLOCK[language](romeClock(new Date(iso)).time);
}

const CLOCK: Readonly<Record<Language, (time: string) => string>> = {
  it: (time) => time,
  en: (time) => `${time} (Italian time)`,
  de: (time) => `${time} Uhr (italienische Zeit)`,
  fr: (time) => `${time} (heure italienne)`,
};

/**
 * The Roman date and time of an instant for a file name, `2026-11-05-183000`. Each second has a unique one: in the hour
 * that is repeated when summer time ends, the second time is marked, `2026-10-25-023000-ora-solare`.
 */
export function stampInRome(instant: Date): string {
  const { date, time } = romeClock(instant);
  const before = romeClock(new Date(instant.getTime() - MS_PER_HOUR));
  const isSecond = before.date === date && before.time === time;
  const seconds = String(instant.getUTCSeconds()).padStart(2, '0');
  return `${date}-${time.replace(':', '')}${seconds}${isSecond ? '-ora-solare' : ''}`;
}

/** `27/06` of a date or of a month-day `MM-dd`; `Jun 27` · `27.06.` · `27/06` in other languages. */
export function formatDayMonth(day: LocalDate | MonthDay, language: Language = ITALIAN): string {
  const [number, month] = [day.slice(-2), day.slice(-5, -3)];
  if (language === 'en') return `${CALENDAR_NAMES.en.shortMonths?.[Number(month) - 1]} ${Number(number)}`;
  return language === 'de' ? `${number}.${month}.` : `${number}/${month}`;
}

let romeFormat: Intl.DateTimeFormat | undefined;

/** The format is made once, on first use, since making it costs a thousand times its use. */
function romeClock(instant: Date): { readonly date: LocalDate; readonly time: string } {
  romeFormat ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'Europe/Rome',
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of romeFormat.formatToParts(instant)) parts[type] = value;
  return {
    date: `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
  };
}

/** Days since 1 January 1970, for arithmetic without strings. Throws on an unreal date. */
export function dayNumberOf(date: LocalDate): number {
  const dayNumber = findDayNumber(date);
  if (dayNumber === undefined) throw unrealDate(date);
  return dayNumber;
}

/** Throws outside the years 0001 to 9999. */
export function dateOfDayNumber(dayNumber: number): LocalDate {
  return requireLocalDate(new Date(dayNumber * MS_PER_DAY).toISOString().slice(0, -14));
}

function requireLocalDate(date: LocalDate): LocalDate {
  if (!isLocalDate(date)) throw unrealDate(date);
  return date;
}

function unrealDate(text: string): RangeError {
  return new RangeError(`Not a date between the years 0001 and 9999: ${text}`);
}

/** Parses digit by digit, five times as fast as a pattern and a Date, since calendars parse thousands of days. */
function findDayNumber(text: string): number | undefined {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return undefined;
  const [year, month, day] = [readDigits(text, 0, 4), readDigits(text, 5, 7), readDigits(text, 8, 10)];
  const isReal = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return isReal ? daysBeforeYear(year) - DAYS_BEFORE_1970 + daysBeforeMonth(year, month) + day - 1 : undefined;
}

/** The number of the digits; NaN where one of them is no digit. */
function readDigits(text: string, from: number, to: number): number {
  let number = 0;
  for (let place = from; place < to; place += 1) {
    const digit = text.charCodeAt(place) - ZERO;
    number = digit >= 0 && digit <= 9 ? number * 10 + digit : Number.NaN;
  }
  return number;
}

/** Days since 1 January of the year 1. */
function daysBeforeYear(year: number): number {
  const years = year - 1;
  return years * 365 + Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
}

function daysBeforeMonth(year: number, month: number): number {
  let days = 0;
  for (let earlier = 1; earlier < month; earlier += 1) days += daysInMonth(year, earlier);
  return days;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function pad(count: number, width: number): string {
  return String(count).padStart(width, '0');
}
