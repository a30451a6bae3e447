import { expect, test } from 'vitest';
import { isUseWorthNoting } from './last-use.ts';

const now = new Date('2027-03-01T10:10:00.000Z');

test.each([
  [null, true],
  ['2027-03-01T10:00:00.000Z', true],
  ['2027-03-01T10:00:00.001Z', false],
  ['2027-03-01T10:10:00.000Z', false],
])('after a last use at %s, one at 10:10 is worth noting: %s', (lastUsedAt, expected) => {
  expect(isUseWorthNoting(lastUsedAt, now)).toBe(expected);
});
