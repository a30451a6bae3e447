import type { MonthIncome } from '@approdo/shared/domain/money/income';
import { describe, expect, test } from 'vitest';
import { forecastYear, hasNights } from './forecast.ts';

const TODAY = '2027-06-10';

/** The months of this year and the next, empty but for these. */
function twoYears(...known: readonly Partial<MonthIncome>[]): MonthIncome[] {
  return [2027, 2028].flatMap((year) =>
    Array.from({ length: 12 }, (_, at) => {
      const month = `${year}-${String(at + 1).padStart(2, '0')}`;
      return { month, received: 0, refunded: 0, nights: 0, earned: 0, ...known.find((one) => one.month === month) };
    }),
  );
}

function monthOf(known: Partial<MonthIncome>) {
  return forecastYear(twoYears(known), TODAY).find(({ month }) => month === known.month);
}

test('the forecast begins with this month and has twelve', () => {
  const months = forecastYear(twoYears(), TODAY).map(({ month }) => month);
  expect(months).toHaveLength(12);
  expect([months.at(0), months.at(-1)]).toEqual(['2027-06', '2028-05']);
});

test('there is nothing to draw before the first confirmed stay', () => {
  expect(hasNights(forecastYear(twoYears({ month: '2027-05', nights: 7 }), TODAY))).toBe(false);
  expect(hasNights(forecastYear(twoYears({ month: '2027-08', nights: 7 }), TODAY))).toBe(true);
});

describe('a month', () => {
  test('has what its nights cost, and how many of its own they are', () => {
    const august = { month: '2027-08', nights: 7, earned: 108_000, received: 500 };
    expect(monthOf(august)).toEqual({
      month: '2027-08',
      nights: 7,
      channelNights: 0,
      occupancy: 7 / 31,
      earned: 108_000,
      toAgree: 0,
    });
  });

  test('is as full as portals’ guests make it, who bring nothing', () => {
    const told = monthOf({ month: '2027-08', nights: 7, channelNights: 10, earned: 108_000 });
    expect(told).toMatchObject({ nights: 17, channelNights: 10, occupancy: 17 / 31, earned: 108_000 });
    expect(hasNights(forecastYear(twoYears({ month: '2027-08', channelNights: 1 }), TODAY))).toBe(true);
  });

  test('counts the stays whose price is to be agreed on beside what it brings', () => {
    expect(monthOf({ month: '2027-08', nights: 6, toAgree: 1 })).toMatchObject({ earned: 0, toAgree: 1 });
  });

  test('of a leap year has 29 nights in February', () => {
    expect(monthOf({ month: '2028-02', nights: 29 })).toMatchObject({ occupancy: 1 });
  });
});
