import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstPublicDay, starsOf } from './collected-review.ts';

test.each([
  [10, 5],
  [9, 5],
  [8.9, 4],
  [8.7, 4],
  [7, 4],
  [6.9, 3],
  [1, 1],
  [0.4, 1],
  [0, 1],
])('%s of ten are %i stars', (rating, stars) => {
  expect(starsOf(rating, 10)).toBe(stars);
});

test('a rating out of five stays, and one out of ten is whole stars that never fall as it grows', () => {
  expect([1, 2, 3, 4, 5].map((rating) => starsOf(rating, 5))).toEqual([1, 2, 3, 4, 5]);
  const tenths = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(tenths, tenths, (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map((tenth) => starsOf(tenth / 10, 10));
      expect([1, 2, 3, 4, 5]).toContain(less);
      expect(more).toBeGreaterThanOrEqual(less ?? Number.NaN);
    }),
  );
});

test.each([
  ['2027-03-01', '2025-03-01'],
  ['2028-02-29', '2026-02-28'],
  ['2027-01-01', '2025-01-01'],
])('on %s reviews are public from %s on', (today, first) => {
  expect(firstPublicDay(today)).toBe(first);
});
