import { describe, expect, test } from 'vitest';
import { countedAmount, isToldByPortals, listDueDays, sayAmount, sumByCategory } from './expense.ts';

const spent = (amount: number, currency = 'EUR', euros: number | null = null) => ({ amount, currency, euros });

describe('what an expense counts', () => {
  test.each([
    [spent(5_000), 5_000],
    [spent(5_000, 'CHF', 5_350), 5_350],
    [spent(5_000, 'CHF'), 0],
  ])('%j counts %i cents', (expense, counted) => {
    expect(countedAmount(expense)).toBe(counted);
  });

  test('is summed by category, in the order in which they are offered', () => {
    const expenses = [
      { category: 'OTHER', ...spent(100) },
      { category: 'CLEANING', ...spent(6_000) },
      { category: 'OTHER', ...spent(700, 'CHF') },
      { category: 'CLEANING', ...spent(4_000) },
    ] as const;
    expect(sumByCategory(expenses)).toEqual([
      { category: 'CLEANING', amount: 10_000 },
      { category: 'OTHER', amount: 100 },
    ]);
  });

  test('is told with its own currency', () => {
    expect([spent(166_000), spent(166_000, 'CHF')].map(sayAmount)).toEqual(['1.660,00\u00a0€', '1.660,00\u00a0CHF']);
  });
});

describe('an expense that repeats', () => {
  const monthly = { day: '2027-01-31', repeats: 'MONTH', registered: [] } as const;

  test.each([
    ['MONTH', ['2027-02-28', '2027-03-31', '2027-04-30']],
    ['QUARTER', ['2027-04-30']],
    ['YEAR', []],
    [null, []],
  ] as const)('every %s is due on each day until today, of which the 31st is the month’s last', (repeats, days) => {
    expect(listDueDays({ ...monthly, repeats }, '2027-04-30')).toEqual(days);
  });

  test('every year from a day that only leap years have is due on the last of February', () => {
    const yearly = { day: '2024-02-29', repeats: 'YEAR', registered: ['2025-02-28'] } as const;
    expect(listDueDays(yearly, '2028-02-29')).toEqual(['2026-02-28', '2027-02-28', '2028-02-29']);
  });

  test.each([
    ['on its day', ['2027-02-28'], ['2027-03-31']],
    ['a few days before', ['2027-03-29'], []],
    ['a few days after', ['2027-03-03'], ['2027-03-31']],
    ['twice', ['2027-03-31', '2027-02-28'], []],
  ])('and was registered %s is due from the next day on', (_, registered, days) => {
    expect(listDueDays({ ...monthly, registered }, '2027-04-01')).toEqual(days);
  });
});

describe('a commission', () => {
  const stay = (portal: string, commission: number, more: object = {}) => ({
    ...{ portal, commission, endDate: '2027-06-12', currency: 'EUR', euros: null, payouts: [] },
    ...more,
  });
  const stays = [
    stay('BOOKING', 4_000),
    stay('BOOKING', 6_000, { payouts: [{ date: '2027-07-02' }] }),
    stay('AIRBNB', 9_000, { currency: 'USD', euros: { commission: 8_000 } }),
  ];

  test.each([
    ['of one stay', '2027-06-30', 4_000, true],
    ['of all stays of a portal in the month', '2027-06-30', 10_000, true],
    ['of a stay in the month in which it was paid out', '2027-07-15', 6_000, true],
    ['in the euros that the owner has told', '2027-06-01', 8_000, true],
    ['of stays of two portals', '2027-06-30', 18_000, false],
    ['of another amount', '2027-06-30', 4_001, false],
    ['of another month', '2027-08-01', 4_000, false],
  ])('%s is known of portals’ files or not', (_, day, amount, isTold) => {
    expect(isToldByPortals({ day, ...spent(amount) }, stays)).toBe(isTold);
  });
});
