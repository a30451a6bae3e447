import { expect, test } from 'vitest';
import { endOfForgottenDay, lastForgottenDay } from './forgetting.ts';

test.each([
  ['2028-06-19', '2027-06-19'],
  ['2028-02-29', '2027-02-28'],
  ['2029-02-28', '2028-02-28'],
  ['2029-03-01', '2028-03-01'],
])('on %s is forgotten what ended by %s', (today, day) => {
  expect(lastForgottenDay(today)).toBe(day);
});

test('a day that is forgotten ends at midnight in Rome, in summer as in winter', () => {
  expect(endOfForgottenDay('2027-03-01').toISOString()).toBe('2027-03-01T23:00:00.000Z');
  expect(endOfForgottenDay('2027-07-01').toISOString()).toBe('2027-07-01T22:00:00.000Z');
});
