import { describe, expect, test } from 'vitest';
import { findDayPriceFaults, isWeekendNight, withWeek } from './night-price.ts';

const pricedByNight = { weeklyPrice: 1, nightlyPrice: 60, weekendPrice: 90, byNight: true } as const;

test('a week that is counted by the night is what its seven nights come to', () => {
  expect(withWeek(pricedByNight, ['FRI', 'SAT']).weeklyPrice).toBe(5 * 60 + 2 * 90);
  expect(withWeek(pricedByNight, ['SUN']).weeklyPrice).toBe(6 * 60 + 90);
  expect(withWeek({ ...pricedByNight, weekendPrice: undefined }, ['SUN']).weeklyPrice).toBe(420);
  expect(withWeek({ weeklyPrice: 5, nightlyPrice: 60 }, ['SUN'])).toEqual({ weeklyPrice: 5, nightlyPrice: 60 });
});

test('a night is of the weekend by the day on which one falls asleep', () => {
  const friday = '2027-09-10';
  expect(isWeekendNight(friday, ['FRI', 'SAT'])).toBe(true);
  expect(isWeekendNight('2027-09-12', ['FRI', 'SAT'])).toBe(false);
  expect(isWeekendNight('2027-09-12', ['SUN'])).toBe(true);
});

describe('prices of days', () => {
  test.each([
    [{}, {}],
    [{ nightlyPrice: 0, weekendPrice: 5, byNight: true as const }, {}],
    [{ weekendPrice: 0 }, { weekendPrice: 'Il prezzo del fine settimana serve solo con un prezzo a notte' }],
    [{ byNight: true as const }, { byNight: 'Per contare le notti serve un prezzo a notte' }],
  ])('%j lack %j', (prices, faults) => expect(findDayPriceFaults(prices)).toEqual(faults));
});
