import { expect, test } from 'vitest';
import { raiseDayPrices, raiseRates } from './raise-rates.ts';

test.each([
  [690, 3, 1, 711],
  [690, 3, 5, 710],
  [1050, 10, 10, 1160],
  [200, -50, 1, 100],
  [305, 5, 5, 320],
  [333, 0, 10, 330],
  [1, -50, 10, 10],
  [0, 50, 5, 0],
])('%i euros with %i % in steps of %i are %i', (price, percent, step, raised) => {
  expect(raiseRates(price, { percent, step })).toBe(raised);
});

test('each price of some days is raised, and nothing is added', () => {
  const raise = { percent: 10, step: 5 };
  expect(raiseDayPrices({ from: '05-01', weeklyPrice: 100 }, raise)).toEqual({ from: '05-01', weeklyPrice: 110 });
  const all = { weeklyPrice: 100, nightlyPrice: 40, weekendPrice: 30, byNight: true, minPrice: 200 } as const;
  expect(raiseDayPrices(all, raise)).toEqual({
    weeklyPrice: 110,
    nightlyPrice: 45,
    weekendPrice: 35,
    byNight: true,
    minPrice: 220,
  });
});
