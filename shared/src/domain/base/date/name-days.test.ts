import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../language/language.ts';
import { addDays, formatInstantDateTime, formatLocalDate } from './local-date.ts';
import { listWeekdays, nameDates, nameDay, nameDaysOfYear, nameMonth, placeInWeek } from './name-days.ts';

/** Each month, with days of one and two digits; none is the first, which Intl writes wrongly in French. */
const DAYS = Array.from({ length: 36 }, (_, index) => addDays('2027-01-03', index * 10)).filter(
  (date) => !date.endsWith('-01'),
);
const SUNDAY = '2027-06-13';

function byIntl(language: Language, options: Intl.DateTimeFormatOptions): (date: string) => string {
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options });
  return (date) => format.format(new Date(`${date}T00:00:00Z`));
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('months and days are called as Intl calls them', () => {
    const [day, month] = [
      byIntl(language, { dateStyle: 'long' }),
      byIntl(language, { month: 'long', year: 'numeric' }),
    ];
    for (const date of DAYS) {
      expect(nameDay(date, language)).toBe(day(date));
      expect(nameMonth(date.slice(0, 7), language)).toBe(month(date));
    }
  });

  test('weekdays are called as Intl calls them', () => {
    const [name, short] = [byIntl(language, { weekday: 'long' }), byIntl(language, { weekday: 'short' })];
    const first = language === 'it' || language === 'en' ? SUNDAY : addDays(SUNDAY, 1);
    const days = Array.from({ length: 7 }, (_, index) => addDays(first, index));
    expect(listWeekdays(language)).toEqual(days.map((date) => ({ name: name(date), short: short(date) })));
    expect(days.map((date) => placeInWeek(date, language))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});

test.each([
  ['en', 'medium'],
  ['de', 'long'],
  ['fr', 'long'],
] as const)('dates are shown in %s as Intl writes its %s ones', (language, dateStyle) => {
  const format = byIntl(language, { dateStyle });
  for (const date of DAYS) expect(formatLocalDate(date, language)).toBe(format(date));
});

test.each([
  ['it', 'giu 12, 2027', 'giu 12, 2027 09:05'],
  ['en', 'Jun 12, 2027', 'Jun 12, 2027, 09:05 (Italian time)'],
  ['de', '12. Juni 2027', '12. Juni 2027, 09:05 Uhr (italienische Zeit)'],
  ['fr', '12 juin 2027', '12 juin 2027 à 09:05 (heure italienne)'],
] as const)('a day and its hour, which is Italy’s, in %s', (language, date, dateTime) => {
  expect(formatLocalDate('2027-06-12', language)).toBe(date);
  expect(formatInstantDateTime('2027-06-12T07:05:00Z', language)).toBe(dateTime);
});

test.each([
  ['it', '1–15 giugno', '20 agosto – 3 settembre'],
  ['en', 'June 1–15', 'August 20 – September 3'],
  ['de', '1.–15. Juni', '20. August – 3. September'],
  ['fr', '1er–15 juin', '20 août – 3 septembre'],
] as const)('days of any year in %s', (language, within, across) => {
  expect(nameDaysOfYear('06-01', '06-15', language)).toBe(within);
  expect(nameDaysOfYear('08-20', '09-03', language)).toBe(across);
});

test('French calls the first of a month 1er, and no other day', () => {
  expect(formatLocalDate('2027-06-01', 'fr')).toBe('1er juin 2027');
  expect(nameDay('2027-06-01', 'fr')).toBe('1er juin 2027');
  expect(nameDaysOfYear('01-01', '04-30', 'fr')).toBe('1er janvier – 30 avril');
  expect(nameDaysOfYear('12-21', '01-01', 'fr')).toBe('21 décembre – 1er janvier');
  expect(nameDaysOfYear('06-11', '06-21', 'fr')).toBe('11–21 juin');
  expect(nameDay('2027-06-01', 'it')).toBe('1 giugno 2027');
});

test.each([
  ['it', '25–31 marzo 2027', '28 dicembre 2027 – 3 gennaio 2028', '25 marzo 2027'],
  ['en', 'March 25–31, 2027', 'December 28, 2027 – January 3, 2028', 'March 25, 2027'],
  ['de', '25.–31. März 2027', '28. Dezember 2027 – 3. Januar 2028', '25. März 2027'],
  ['fr', '25–31 mars 2027', '28 décembre 2027 – 3 janvier 2028', '25 mars 2027'],
] as const)('days of one year in %s', (language, within, across, alone) => {
  expect(nameDates('2027-03-25', '2027-03-31', language)).toBe(within);
  expect(nameDates('2027-12-28', '2028-01-03', language)).toBe(across);
  expect(nameDates('2027-03-25', '2027-03-25', language)).toBe(alone);
});
