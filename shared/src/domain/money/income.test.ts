import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type LocalDate } from '../base/date/local-date.ts';
import { countNights, listNights, type Stay } from '../stays/stay.ts';
import { type CashFlow, type EarningStay, type IncomeReport, indicateFlatTax, reportIncome } from './income.ts';
import { balanceOf, ENTRY_DIRECTIONS, ENTRY_METHODS, ENTRY_PURPOSES, type Movement } from './ledger.ts';

type Entry = Movement & { readonly isCounter?: boolean };

function flowOf({ date, isCounter = false, ...entry }: Entry): CashFlow {
  return { ...entry, month: date.slice(0, 7), isCounter };
}

function reportOf(entries: readonly Entry[], stays: readonly EarningStay[] = [], year = 2026): IncomeReport {
  return reportIncome(year, { flows: entries.map(flowOf), stays, channelStays: [] });
}

function entry(change: Partial<Entry>): Entry {
  return { direction: 'IN', purpose: 'STAY', method: 'BANK', amount: 10_000, date: '2026-06-27', ...change };
}

function monthOf(report: IncomeReport, month: string) {
  return report.months.find((one) => one.month === month);
}

const JUNE = '2026-06';

describe('cash', () => {
  test('stands in the month of each entry, all twelve in order', () => {
    const report = reportOf([
      entry({ amount: 18_171, date: '2026-05-31' }),
      entry({ amount: 42_400, date: '2026-06-01' }),
      entry({ direction: 'OUT', amount: 9_086, date: '2026-06-30' }),
      entry({ amount: 5, date: '2025-12-31' }),
      entry({ amount: 7, date: '2027-01-01' }),
    ]);
    expect(report.months.map(({ month }) => month.slice(5)).join()).toBe('01,02,03,04,05,06,07,08,09,10,11,12');
    expect(monthOf(report, '2026-05')).toMatchObject({ received: 18_171, refunded: 0 });
    expect(monthOf(report, JUNE)).toMatchObject({ received: 42_400, refunded: 9_086 });
    expect(report.months.reduce((sum, { received }) => sum + received, 0)).toBe(60_571);
  });

  test('that was a mistake counts neither as received nor as given back once it is undone', () => {
    const report = reportOf([
      entry({ amount: 5_000_000 }),
      entry({ direction: 'OUT', amount: 5_000_000, isCounter: true }),
      entry({ direction: 'OUT', amount: 300 }),
      entry({ direction: 'IN', amount: 300, isCounter: true }),
      entry({ amount: 500_000 }),
    ]);
    expect(monthOf(report, JUNE)).toMatchObject({ received: 500_000, refunded: 0 });
  });

  test('held as a deposit is the guest’s; what is kept of it is damage, and moves none', () => {
    const report = reportOf([
      entry({ purpose: 'SECURITY', amount: 20_000 }),
      entry({ purpose: 'SECURITY', direction: 'OUT', method: 'INTERNAL', amount: 5_000 }),
      entry({ purpose: 'DAMAGE', method: 'INTERNAL', amount: 5_000 }),
      entry({ purpose: 'SECURITY', direction: 'OUT', amount: 15_000 }),
      entry({ purpose: 'TAX', amount: 2_400 }),
      entry({ purpose: 'TAX', direction: 'OUT', amount: 400 }),
    ]);
    expect(report.months.every(({ received, refunded }) => received === 0 && refunded === 0)).toBe(true);
    expect(report).toMatchObject({ damage: 5_000, tax: 2_000 });
  });
});

describe('nights', () => {
  const stay = { startDate: '2026-06-27', endDate: '2026-07-04', price: 60_571, paid: 0 };

  test('bring their part of the price to their month, and the year the whole of it', () => {
    const report = reportOf([], [stay]);
    expect(monthOf(report, JUNE)).toMatchObject({ nights: 4, earned: 34_612 });
    expect(monthOf(report, '2026-07')).toMatchObject({ nights: 3, earned: 25_959 });
  });

  test('over the end of a year belong to the year in which one falls asleep', () => {
    const winter = { ...stay, startDate: '2026-12-30', endDate: '2027-01-02', price: 1_000 };
    expect(monthOf(reportOf([], [winter], 2026), '2026-12')).toMatchObject({ nights: 2, earned: 667 });
    expect(monthOf(reportOf([], [winter], 2027), '2027-01')).toMatchObject({ nights: 1, earned: 333 });
  });

  test('of a leap day count', () => {
    const leap = { ...stay, startDate: '2028-02-28', endDate: '2028-03-01', price: 300 };
    expect(monthOf(reportOf([], [leap], 2028), '2028-02')).toMatchObject({ nights: 2, earned: 300 });
  });

  test('without a price bring what was paid for them', () => {
    expect(monthOf(reportOf([], [{ ...stay, price: null, paid: 700 }]), JUNE)).toMatchObject({ earned: 400 });
    expect(monthOf(reportOf([], [{ ...stay, price: null, paid: 0 }]), JUNE)).toMatchObject({ nights: 4, earned: 0 });
  });

  test('whose price is to be agreed on are told in the month of the arrival, until they are called off', () => {
    const stay = { startDate: '2026-06-28', endDate: '2026-07-02', price: null, paid: 0 };
    const report = reportOf([], [stay, stay, { ...stay, closedOn: '2026-05-01' }, { ...stay, price: 40_000 }]);
    expect(monthOf(report, JUNE)?.toAgree).toBe(2);
    expect(monthOf(report, '2026-07')).not.toHaveProperty('toAgree');
    expect(monthOf(report, '2026-05')).not.toHaveProperty('toAgree');
  });

  test('that were called off are none; what was kept of them is earned on that day', () => {
    const report = reportOf([], [{ ...stay, closedOn: '2026-05-10', paid: 9_085 }]);
    expect(monthOf(report, '2026-05')).toMatchObject({ nights: 0, earned: 9_085 });
    expect(monthOf(report, JUNE)).toMatchObject({ nights: 0, earned: 0 });
  });
});

describe('nights of portals’ guests', () => {
  function channelNightsOf(channelStays: readonly Stay[], stays: readonly EarningStay[] = []) {
    const { months } = reportIncome(2026, { flows: [], stays, channelStays });
    return months.flatMap(({ month, channelNights }) => (channelNights === undefined ? [] : [[month, channelNights]]));
  }

  test('are told apart, each in its month of the year, and earn nothing', () => {
    expect(channelNightsOf([])).toEqual([]);
    expect(channelNightsOf([{ startDate: '2026-06-28', endDate: '2026-07-03' }])).toEqual([
      [JUNE, 3],
      ['2026-07', 2],
    ]);
    expect(channelNightsOf([{ startDate: '2025-12-30', endDate: '2026-01-02' }])).toEqual([['2026-01', 1]]);
    expect(channelNightsOf([{ startDate: '2026-12-30', endDate: '2027-01-02' }])).toEqual([['2026-12', 2]]);
  });

  test('that were sold twice count once, as those of the stay that was confirmed here, unless it was called off', () => {
    const there = { startDate: '2026-06-01', endDate: '2026-06-08' };
    const other = { startDate: '2026-06-06', endDate: '2026-06-10' };
    const here = { startDate: '2026-06-01', endDate: '2026-06-04', price: 100, paid: 0 };
    expect(channelNightsOf([there, other])).toEqual([[JUNE, 9]]);
    expect(channelNightsOf([there, other], [here])).toEqual([[JUNE, 6]]);
    expect(channelNightsOf([there], [{ ...here, closedOn: '2026-05-01' }])).toEqual([[JUNE, 7]]);
  });
});

test('the flat tax is indicated on what the year earned', () => {
  const report = reportOf(
    [entry({ amount: 1 })],
    [{ startDate: '2026-06-01', endDate: '2026-06-02', price: 60_571, paid: 1 }],
  );
  expect(indicateFlatTax(report)).toEqual({ at21: 12_720, at26: 15_748 });
  expect(indicateFlatTax(reportOf([]))).toEqual({ at21: 0, at26: 0 });
});

const FIRST_YEAR = 2023;
const YEARS = [2023, 2024, 2025, 2026, 2027, 2028];

const day: fc.Arbitrary<LocalDate> = fc
  .integer({ min: 0, max: 4 * 365 })
  .map((days) => addDays(`${FIRST_YEAR}-01-01`, days));
const cents = fc.oneof(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 1, max: 100_000_000 }));

const anEntry: fc.Arbitrary<Entry> = fc.record({
  direction: fc.constantFrom(...ENTRY_DIRECTIONS),
  purpose: fc.constantFrom(...ENTRY_PURPOSES),
  method: fc.constantFrom(...ENTRY_METHODS),
  amount: cents,
  date: day,
  isCounter: fc.boolean(),
});

const aStay: fc.Arbitrary<EarningStay> = fc
  .record({
    startDate: day,
    nights: fc.integer({ min: 1, max: 365 }),
    price: fc.option(fc.oneof(fc.constant(0), cents)),
    paid: fc.oneof(fc.constant(0), cents),
    closedOn: fc.option(day, { nil: undefined }),
  })
  .map(({ nights, ...stay }) => ({ ...stay, endDate: addDays(stay.startDate, nights) }));

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

describe('over all years nothing is lost and nothing counts twice', () => {
  test('of the ledger', () => {
    fc.assert(
      fc.property(fc.array(anEntry, { maxLength: 40 }), (entries) => {
        const reports = YEARS.map((year) => reportOf(entries, [], year));
        const months = reports.flatMap((report) => report.months);
        const cash = entries.filter(({ method }) => method !== 'INTERNAL');
        expect(sum(months.map(({ received, refunded }) => received - refunded))).toBe(balanceOf(cash, 'STAY'));
        expect(sum(reports.map(({ damage }) => damage))).toBe(balanceOf(entries, 'DAMAGE'));
        expect(sum(reports.map(({ tax }) => tax))).toBe(balanceOf(entries, 'TAX'));
      }),
    );
  });

  test('of stays: each night in its month, every cent of the price, and what was kept', () => {
    fc.assert(
      fc.property(fc.array(aStay, { maxLength: 12 }), (stays) => {
        const months = YEARS.flatMap((year) => reportOf([], stays, year).months);
        const slept = stays.filter(({ closedOn }) => closedOn === undefined);
        const nights = Map.groupBy(slept.flatMap(listNights), (night) => night.slice(0, 7));
        for (const month of months) expect(month.nights).toBe(nights.get(month.month)?.length ?? 0);
        expect(sum(months.map((month) => month.nights))).toBe(sum(slept.map(countNights)));
        const worth = stays.map(({ closedOn, price, paid }) => (closedOn === undefined ? (price ?? paid) : paid));
        expect(sum(months.map((month) => month.earned))).toBe(sum(worth));
      }),
    );
  });

  test('and each night brings within a cent of its share', () => {
    fc.assert(
      fc.property(aStay, (stay) => {
        const slept = { ...stay, closedOn: undefined };
        const share = (slept.price ?? slept.paid) / countNights(slept);
        for (const { nights, earned } of YEARS.flatMap((year) => reportOf([], [slept], year).months)) {
          expect(Math.abs(earned - share * nights)).toBeLessThanOrEqual(1);
          expect(earned).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('stays brought from portals', () => {
  const brought = (change: Partial<EarningStay>): EarningStay => ({
    ...{ startDate: '2026-06-01', endDate: '2026-06-08', price: 70_000, paid: 0, portal: 'Airbnb', commission: 10_500 },
    ...change,
  });

  test('are summed by portal, price and commission by the nights of the year', () => {
    const acrossYears = brought({ startDate: '2025-12-30', endDate: '2026-01-03', price: 40_000, commission: 6_000 });
    const unpriced = brought({ portal: 'Vrbo', price: null, paid: 5_000, commission: null });
    const { portals } = reportOf([], [brought({}), acrossYears, unpriced, brought({ portal: null })]);
    expect(portals).toEqual([
      { name: 'Airbnb', nights: 9, earned: 90_000, commission: 13_500 },
      { name: 'Vrbo', nights: 7, earned: 5_000, commission: 0 },
    ]);
  });

  test('leave no sum where there is none in the year, and no commission once they are called off', () => {
    expect(reportOf([], [brought({ portal: undefined })])).not.toHaveProperty('portals');
    expect(reportOf([], [brought({})], 2024)).not.toHaveProperty('portals');
    const { portals } = reportOf([], [brought({ closedOn: '2026-05-01', paid: 9_000 })]);
    expect(portals).toEqual([{ name: 'Airbnb', nights: 0, earned: 9_000, commission: 0 }]);
  });
});
