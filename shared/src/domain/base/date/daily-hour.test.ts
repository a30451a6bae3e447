import { expect, it } from 'vitest';
import { isDue, lastDueDay, nextRun } from './daily-hour.ts';

const at = (instant: string) => new Date(instant);

it.each([
  ['before the hour', '2027-03-01T01:59:00Z', false],
  ['at the hour in Rome', '2027-03-01T02:00:00Z', true],
  ['late, where the machine was off', '2027-03-01T20:00:00Z', true],
])('a daily backup at three, %s', (_, now, expected) => {
  expect(isDue(at(now), 3, '2027-02-28')).toBe(expected);
});

it('is made once a day', () => {
  expect(isDue(at('2027-03-01T10:00:00Z'), 3, '2027-03-01')).toBe(false);
});

it.each([
  ['later today', '2027-03-01T01:00:00Z', '2027-02-28', '2027-03-01T02:00:00.000Z'],
  ['tomorrow', '2027-03-01T10:00:00Z', '2027-03-01', '2027-03-02T02:00:00.000Z'],
  ['in summer', '2027-07-01T10:00:00Z', '2027-07-01', '2027-07-02T01:00:00.000Z'],
  ['on the morning after the clocks went back', '2027-10-30T10:00:00Z', '2027-10-30', '2027-10-31T02:00:00.000Z'],
])('is next made %s', (_, now, doneDay, expected) => {
  expect(nextRun(at(now), 3, doneDay).toISOString()).toBe(expected);
});

it('is made on the night of the change of clocks too', () => {
  const next = nextRun(at('2027-03-27T10:00:00Z'), 2, '2027-03-27');
  expect(next.toISOString()).toBe('2027-03-28T01:00:00.000Z');
});

it('a new site makes its first at the next set hour', () => {
  expect(lastDueDay(at('2027-03-01T10:00:00Z'), 3)).toBe('2027-03-01');
  expect(lastDueDay(at('2027-03-01T01:00:00Z'), 3)).toBe('2027-02-28');
});
