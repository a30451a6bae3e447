import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startOfDayInRome, startOfNextDayInRome, todayInRome } from '../base/date/local-date.ts';
import { answerHoursOf, expiryOf, expiryWarningOf, nearsExpiry } from './expiry.ts';

function expiry(requestedAt: string, startDate: string, requestHours: number): string {
  return expiryOf({ requestedAt: new Date(requestedAt), startDate, requestHours }).toISOString();
}

describe('a request ends by itself', () => {
  test.each([
    ['after its hours', '2027-03-01T10:00:00Z', '2027-06-12', 48, '2027-03-03T10:00:00.000Z'],
    [
      'after as many hours where clocks go forward',
      '2027-03-27T20:00:00Z',
      '2027-06-12',
      24,
      '2027-03-28T20:00:00.000Z',
    ],
    ['after as many hours where clocks go back', '2027-10-30T20:00:00Z', '2027-12-12', 24, '2027-10-31T20:00:00.000Z'],
    ['at midnight before an arrival in winter', '2027-01-10T10:00:00Z', '2027-01-12', 720, '2027-01-11T23:00:00.000Z'],
    ['at midnight before an arrival in summer', '2027-06-10T10:00:00Z', '2027-06-12', 720, '2027-06-11T22:00:00.000Z'],
    [
      'at midnight, still winter, before clocks go forward',
      '2027-03-26T10:00:00Z',
      '2027-03-28',
      72,
      '2027-03-27T23:00:00.000Z',
    ],
    [
      'at midnight, summer by then, after clocks went forward',
      '2027-03-27T10:00:00Z',
      '2027-03-29',
      72,
      '2027-03-28T22:00:00.000Z',
    ],
    [
      'at midnight, still summer, before clocks go back',
      '2027-10-29T10:00:00Z',
      '2027-10-31',
      72,
      '2027-10-30T22:00:00.000Z',
    ],
    [
      'at midnight, winter by then, after clocks went back',
      '2027-10-30T10:00:00Z',
      '2027-11-01',
      72,
      '2027-10-31T23:00:00.000Z',
    ],
    [
      'at the midnight after, for an arrival today',
      '2027-03-01T10:00:00Z',
      '2027-03-01',
      48,
      '2027-03-01T23:00:00.000Z',
    ],
    [
      'at the end of a day of 23 hours, for an arrival on it',
      '2027-03-28T00:30:00Z',
      '2027-03-28',
      48,
      '2027-03-28T22:00:00.000Z',
    ],
    [
      'at the end of a day of 25 hours, for an arrival on it',
      '2027-10-31T00:30:00Z',
      '2027-10-31',
      48,
      '2027-10-31T23:00:00.000Z',
    ],
    [
      'in its hours, for an arrival today that leaves so many',
      '2027-03-01T10:00:00Z',
      '2027-03-01',
      2,
      '2027-03-01T12:00:00.000Z',
    ],
    [
      'tonight, for tomorrow, where it is today in Rome alone',
      '2027-06-10T22:30:00Z',
      '2027-06-12',
      48,
      '2027-06-11T22:00:00.000Z',
    ],
  ])('%s', (_, requestedAt, startDate, requestHours, expected) => {
    expect(expiry(requestedAt, startDate, requestHours)).toBe(expected);
  });

  test('later than it was asked for, never after its hours, nor on the day of arrival unless asked for on it', () => {
    const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(
        instants,
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 1, max: 720 }),
        (requestedAt, ahead, hours) => {
          const startDate = todayInRome(new Date(requestedAt.getTime() + ahead * 86_400_000));
          const ends = expiryOf({ requestedAt, startDate, requestHours: hours });
          const latest =
            startDate === todayInRome(requestedAt) ? startOfNextDayInRome(requestedAt) : startOfDayInRome(startDate);
          expect(ends.getTime()).toBeGreaterThan(requestedAt.getTime());
          expect(ends.getTime()).toBeLessThanOrEqual(requestedAt.getTime() + hours * 3_600_000);
          expect(ends.getTime()).toBeLessThanOrEqual(latest.getTime());
          expect([latest.getTime(), requestedAt.getTime() + hours * 3_600_000]).toContain(ends.getTime());
        },
      ),
    );
  });
});

describe('a quarter of the time', () => {
  const waiting = { createdAt: '2027-03-01T10:00:00.000Z', expiresAt: '2027-03-01T14:00:00.000Z' };

  test('is left an hour before four are over', () => {
    expect(expiryWarningOf(waiting).toISOString()).toBe('2027-03-01T13:00:00.000Z');
  });

  test.each([
    ['2027-03-01T12:59:59Z', false],
    ['2027-03-01T13:00:00Z', true],
    ['2027-03-01T14:30:00Z', true],
  ])('at %s makes it near: %s', (now, isNear) => {
    expect(nearsExpiry(waiting, new Date(now))).toBe(isNear);
  });

  test('is none of what may wait for ever', () => {
    expect(nearsExpiry({ createdAt: waiting.createdAt }, new Date('2030-01-01'))).toBe(false);
  });
});

test.each([
  ['until it expires', '2027-03-02T10:00:00.000Z', 24],
  ['in at least an hour, however soon it expires', '2027-03-01T10:20:00.000Z', 1],
  ['in two days where it never does', undefined, 48],
])('a guest is promised an answer %s', (_, expiresAt, hours) => {
  expect(answerHoursOf({ createdAt: '2027-03-01T10:00:00.000Z', expiresAt })).toBe(hours);
});
