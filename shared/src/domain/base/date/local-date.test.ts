import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  dayNumberOf,
  daysBetween,
  earlierOf,
  formatDayMonth,
  formatInstantDate,
  formatInstantDateTime,
  formatLocalDate,
  isLocalDate,
  laterOf,
  listDays,
  stampInRome,
  startOfNextDayInRome,
  todayInRome,
  weekdayOf,
} from './local-date.ts';

const HOUR = 3_600_000;
const instants = fc.date({ min: new Date('1960-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const localDates = fc
  .date({ min: new Date('0100-01-01'), max: new Date('9900-01-01'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));

describe('a local date', () => {
  test.each(['2026-01-01', '2026-12-31', '2028-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('is %s', (text) => {
    expect(isLocalDate(text)).toBe(true);
  });

  test.each([
    '',
    '2026-02-29',
    '1900-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '2026-1-1',
    '26-01-01',
    '+002026-01-01',
    '-2026-01-01',
    '2026/01/01',
    ' 2026-01-01',
    '2026-01-01\n',
    '2026-01-01T00:00:00Z',
    '٢٠٢٦-٠١-٠١',
  ])('is not %j', (text) => {
    expect(isLocalDate(text)).toBe(false);
  });

  test('is what the calendar of the machine has too', () => {
    const digits = fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.nat(14), fc.nat(33));
    fc.assert(
      fc.property(digits, ([year, month, day]) => {
        const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const instant = new Date(`${text}T00:00:00Z`);
        const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
        expect(isLocalDate(text)).toBe(isReal);
        if (isReal) expect(dayNumberOf(text)).toBe(instant.getTime() / (24 * HOUR));
      }),
    );
  });
});

describe('counting days', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-01-01', -1, '2025-12-31'],
    ['0001-01-02', -1, '0001-01-01'],
  ])('%s and %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  test('adding the days between two dates leads from one to the other', () => {
    fc.assert(
      fc.property(localDates, localDates, (from, to) => {
        expect(addDays(from, daysBetween(from, to))).toBe(to);
        expect(daysBetween(from, to) > 0).toBe(from < to);
        expect(daysBetween(from, to) === 0).toBe(from === to);
      }),
    );
  });

  test('of two days one comes first and the other last, of any year as well', () => {
    for (const [first, last] of [
      ['2026-12-31', '2027-01-01'],
      ['02-29', '03-01'],
    ] as const) {
      expect([earlierOf(last, first), laterOf(last, first)]).toEqual([first, last]);
      expect([earlierOf(first, last), laterOf(first, last)]).toEqual([first, last]);
    }
  });

  test('a list of days has both ends and no hole', () => {
    expect(listDays('2028-02-27', '2028-03-01')).toEqual(['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01']);
    expect(listDays('2026-06-05', '2026-06-05')).toEqual(['2026-06-05']);
    expect(listDays('2026-06-05', '2026-06-04')).toEqual([]);
  });

  test('the weekdays of the week in which the clocks change follow one another', () => {
    expect(listDays('2026-03-29', '2026-04-04').map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(weekdayOf('1969-12-31')).toBe(3);
    expect(weekdayOf('1970-01-01')).toBe(4);
  });

  test('unreal dates and years outside 0001 to 9999 are refused', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
    expect(() => daysBetween('2026-01-01', 'domani')).toThrow(RangeError);
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => addDays('0001-01-01', -1)).toThrow(RangeError);
    expect(() => addYears('9998-01-01', 3)).toThrow(RangeError);
  });
});

describe('adding months and years', () => {
  test.each([
    ['2028-02-29', 1, '2029-02-28'],
    ['2028-02-29', 3, '2031-02-28'],
    ['2028-02-29', 4, '2032-02-29'],
    ['2096-02-29', 4, '2100-02-28'],
    ['2026-11-21', -1, '2025-11-21'],
  ])('%s and %i years is %s', (date, years, expected) => {
    expect(addYears(date, years)).toBe(expected);
  });

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-03-31', -13, '2025-02-28'],
  ])('%s and %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });
});

describe('the day in Rome', () => {
  test.each([
    ['2026-01-15T22:59:59.999Z', '2026-01-15'],
    ['2026-01-15T23:00:00Z', '2026-01-16'],
    ['2026-07-15T21:59:59.999Z', '2026-07-15'],
    ['2026-07-15T22:00:00Z', '2026-07-16'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('at %s is %s', (instant, expected) => {
    expect(todayInRome(new Date(instant))).toBe(expected);
  });

  test.each([
    ['the clocks go forward', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00.000Z', 23],
    ['the clocks go back', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00.000Z', 25],
    ['nothing happens', '2026-06-01T22:00:00Z', '2026-06-02T22:00:00.000Z', 24],
    ['the year ends', '2026-12-30T23:00:00Z', '2026-12-31T23:00:00.000Z', 24],
  ])('on which %s has its true length', (_, start, nextStart, hours) => {
    const next = startOfNextDayInRome(new Date(start));
    expect(next.toISOString()).toBe(nextStart);
    expect(next.getTime() - new Date(start).getTime()).toBe(hours * HOUR);
  });

  test('turns at the very instant that is promised', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const next = startOfNextDayInRome(now);
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        expect(todayInRome(next)).toBe(addDays(todayInRome(now), 1));
        expect(todayInRome(new Date(next.getTime() - 1))).toBe(todayInRome(now));
      }),
    );
  });
});

describe('a date is shown', () => {
  test.each([
    ['2026-01-05', 'gen 05, 2026'],
    ['2026-02-05', 'feb 05, 2026'],
    ['2026-03-05', 'mar 05, 2026'],
    ['2026-04-05', 'apr 05, 2026'],
    ['2026-05-05', 'mag 05, 2026'],
    ['2026-06-05', 'giu 05, 2026'],
    ['2026-07-05', 'lug 05, 2026'],
    ['2026-08-05', 'ago 05, 2026'],
    ['2026-09-05', 'set 05, 2026'],
    ['2026-10-05', 'ott 05, 2026'],
    ['2026-11-05', 'nov 05, 2026'],
    ['0987-12-05', 'dic 05, 0987'],
  ])('%s as %s', (date, expected) => {
    expect(formatLocalDate(date)).toBe(expected);
  });

  test('with the day and time of Rome where it is an instant', () => {
    expect(formatInstantDate('2026-11-05T23:30:00.000Z')).toBe('nov 06, 2026');
    expect(formatInstantDateTime('2026-11-05T23:30:00.000Z')).toBe('nov 06, 2026 00:30');
    expect(formatInstantDateTime('2026-10-25T00:30:00Z')).toBe('ott 25, 2026 02:30');
    expect(formatInstantDateTime('2026-10-25T01:30:00Z')).toBe('ott 25, 2026 02:30');
    expect(() => formatInstantDate('ieri')).toThrow(RangeError);
  });

  test('in the name of a file by the clock of Rome, in which no second has two', () => {
    expect(stampInRome(new Date('2026-11-05T23:30:07.999Z'))).toBe('2026-11-06-003007');
    expect(stampInRome(new Date('2027-07-01T22:00:00Z'))).toBe('2027-07-02-000000');
    const night = Array.from({ length: 5 * 4 }, (_, quarter) =>
      stampInRome(new Date(Date.parse('2026-10-24T23:00:00Z') + quarter * 15 * 60_000)),
    );
    expect(new Set(night).size).toBe(night.length);
    expect(night.filter((stamp) => stamp.endsWith('-ora-solare'))).toEqual([
      '2026-10-25-020000-ora-solare',
      '2026-10-25-021500-ora-solare',
      '2026-10-25-023000-ora-solare',
      '2026-10-25-024500-ora-solare',
    ]);
    expect(stampInRome(new Date('2027-03-28T01:00:00Z'))).toBe('2027-03-28-030000');
  });

  test('as day and month, with or without a year', () => {
    expect(formatDayMonth('2026-06-27')).toBe('27/06');
    expect(formatDayMonth('02-29')).toBe('29/02');
  });
});
