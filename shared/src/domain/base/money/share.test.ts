import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_AMOUNT } from './amount.ts';
import { percentOf } from './share.ts';

test.each([
  [50, 1, 1],
  [49, 1, 0],
  [333_33, 30, 100_00],
  [333_35, 30, 100_01],
  [100_01, 50, 50_01],
  [100_00, 0, 0],
  [0, 30, 0],
  [1, 50, 1],
  [100_005, 30, 30_002],
  [60_571, 30, 18_171],
  [100_000_000, 100, 100_000_000],
])('of %i cents %i percent are %i', (amount, percent, share) => {
  expect(percentOf(amount, percent)).toBe(share);
});

test('a share is within half a cent of the exact one, and half a cent goes to the creditor', () => {
  fc.assert(
    fc.property(fc.nat(MAX_AMOUNT), fc.nat(100), (amount, percent) => {
      const above = 2 * (100 * percentOf(amount, percent) - amount * percent);
      expect(above).toBeGreaterThan(-100);
      expect(above).toBeLessThanOrEqual(100);
    }),
  );
});
