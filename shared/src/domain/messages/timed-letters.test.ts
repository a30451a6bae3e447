import { describe, expect, test } from 'vitest';
import { isComplete, timeLetter } from './timed-letters.ts';

const stay = { startDate: '2027-04-03', endDate: '2027-10-30' };
const at = (days: number, hour: number) => ({ stay, time: { isOn: true, days, hour } });

describe('a letter is due at an hour of Rome', () => {
  test.each([
    ['the hour before the clocks go forward', 'ARRIVAL', 6, 1, '2027-03-28T00:00:00.000Z'],
    ['an hour that the clocks skip: the one after', 'ARRIVAL', 6, 2, '2027-03-28T01:00:00.000Z'],
    ['the morning of that day', 'ARRIVAL', 6, 9, '2027-03-28T07:00:00.000Z'],
    ['the day before, still in winter', 'ARRIVAL', 7, 9, '2027-03-27T08:00:00.000Z'],
    ['the hour that comes twice: the first time', 'THANKS', 1, 2, '2027-10-31T00:00:00.000Z'],
    ['the morning after', 'THANKS', 1, 10, '2027-10-31T09:00:00.000Z'],
  ] as const)('%s', (_, letter, days, hour, dueAt) => {
    expect(timeLetter(letter, at(days, hour), new Date('2027-01-01T00:00:00Z')).dueAt.toISOString()).toBe(dueAt);
  });

  test.each([
    ['ARRIVAL', '2027-03-27T07:59:59Z', 'EARLY'],
    ['ARRIVAL', '2027-03-27T08:00:00Z', 'DUE'],
    ['ARRIVAL', '2027-04-03T21:59:59Z', 'DUE'],
    ['ARRIVAL', '2027-04-03T22:00:00Z', 'LATE'],
    ['THANKS', '2027-11-06T07:59:59Z', 'EARLY'],
    ['THANKS', '2027-11-20T22:59:59Z', 'DUE'],
    ['THANKS', '2027-11-20T23:00:00Z', 'LATE'],
  ] as const)('%s at %s is %s', (letter, now, state) => {
    expect(timeLetter(letter, at(7, 9), new Date(now)).state).toBe(state);
  });
});

describe('what was sent', () => {
  test('is not sent again, but before another arrival', () => {
    expect(isComplete('ARRIVAL', stay, { day: stay.startDate, isSkipped: false })).toBe(true);
    expect(isComplete('ARRIVAL', stay, { day: '2027-04-01', isSkipped: false })).toBe(false);
    expect(isComplete('THANKS', stay, { day: '2027-10-01', isSkipped: false })).toBe(true);
    expect(isComplete('THANKS', stay, undefined)).toBe(false);
  });

  test('was passed over for those dates only', () => {
    expect(isComplete('THANKS', stay, { day: stay.endDate, isSkipped: true })).toBe(true);
    expect(isComplete('THANKS', stay, { day: '2027-10-01', isSkipped: true })).toBe(false);
  });
});
