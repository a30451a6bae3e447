import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../base/date/local-date.ts';
import { listNights, MAX_NIGHTS, type Stay } from '../stays/stay.ts';
import { createPriceBook } from './price-book.ts';
import { initialPriceRules } from './price-rules.ts';
import { bookOfList, priceLinen, quoteStay } from './quote.ts';
import { initialRates, type Rates } from './rates.ts';

/** Quotes by one yearly list, with default rules. */
function quoteByList(stay: Stay, rates: Rates, wish: { readonly linen: boolean }) {
  return quoteStay({ ...stay, ...wish }, bookOfList(rates), { asOf: stay.startDate });
}

/** The list price of the nights alone. */
function centsOfNights(stay: Stay, rates: Rates): number | null {
  return quoteByList(stay, { ...rates, cleaningFee: 0 }, { linen: false }).total;
}

const stays = fc.tuple(fc.nat(1200), fc.integer({ min: 1, max: MAX_NIGHTS })).map(([wait, nights]) => {
  const startDate = addDays('2026-11-21', wait);
  return { startDate, endDate: addDays(startDate, nights) };
});

/** Stays of a week or more, which the list prices. */
const pricedStays = stays.filter((stay) => listNights(stay).length >= 7);

/** Odd prices, so that every line has a fraction of a cent. */
const oddRates = fc
  .array(fc.nat(1_000_000), { minLength: initialRates.seasons.length, maxLength: initialRates.seasons.length })
  .map(
    (prices): Rates => ({
      ...initialRates,
      seasons: initialRates.seasons.map((season, index) => ({ ...season, weeklyPrice: prices[index] ?? 0 })),
    }),
  );

describe('the price of a stay', () => {
  test.each([
    ['2026-06-27', '2026-07-04', 55_571],
    ['2026-07-27', '2026-08-10', 166_000],
    ['2026-08-08', '2026-08-15', 102_714],
    ['2026-08-09', '2026-08-16', 105_000],
    ['2026-12-28', '2027-01-04', 20_000],
    ['2026-09-28', '2026-10-05', 65_571],
    ['2028-02-26', '2028-03-04', 20_000],
  ])('from %s to %s is %i cents', (startDate, endDate, cents) => {
    expect(centsOfNights({ startDate, endDate }, initialRates)).toBe(cents);
  });

  test('is that of its nights, rounded once', () => {
    fc.assert(
      fc.property(pricedStays, oddRates, (stay, rates) => {
        const sevenths = listNights(stay).reduce((sum, night) => {
          const season = rates.seasons.find(({ from, to }) => from <= night.slice(5) && night.slice(5) <= to);
          return sum + BigInt(season?.weeklyPrice ?? 0) * 100n;
        }, 0n);
        expect(BigInt(centsOfNights(stay, rates) ?? -1)).toBe((2n * sevenths + 7n) / 14n);
      }),
    );
  });

  test('does not change where a season is cut in two', () => {
    const seasons = initialRates.seasons.flatMap((season) =>
      season.from === '07-01'
        ? [
            { ...season, to: '07-07' },
            { ...season, from: '07-08' },
          ]
        : [season],
    );
    const stay = { startDate: '2026-07-03', endDate: '2026-07-14' };
    expect(centsOfNights(stay, { ...initialRates, seasons })).toBe(centsOfNights(stay, initialRates));
  });

  test('is unknown where the list has a gap, and of a stay without a night', () => {
    const seasons = initialRates.seasons.slice(1);
    const stay = { startDate: '2026-04-28', endDate: '2026-05-05' };
    expect(() => centsOfNights(stay, { ...initialRates, seasons })).toThrow(RangeError);
    expect(() => quoteByList({ ...stay, endDate: stay.startDate }, initialRates, { linen: false })).toThrow(RangeError);
  });
});

describe('a quote', () => {
  test('has a line for each season, the cleaning, and linen if asked for', () => {
    const stay = { startDate: '2026-06-27', endDate: '2026-07-04' };
    expect(quoteByList(stay, initialRates, { linen: true })).toEqual({
      nights: 7,
      lines: [
        { kind: 'nights', nights: 4, first: '2026-06-27', last: '2026-06-30', weeklyPrice: 500, amount: 28_571 },
        { kind: 'nights', nights: 3, first: '2026-07-01', last: '2026-07-03', weeklyPrice: 630, amount: 27_000 },
        { kind: 'cleaning', amount: 3_000 },
        { kind: 'linen', amount: 2_000 },
      ],
      total: 60_571,
      byAgreement: false,
    });
    expect(quoteByList(stay, initialRates, { linen: false }).total).toBe(58_571);
  });

  test('goes on across the end of the year with a line for each', () => {
    const wholeYear: Rates = { ...initialRates, seasons: [{ from: '01-01', to: '12-31', weeklyPrice: 700 }] };
    const stay = { startDate: '2026-12-28', endDate: '2027-01-04' };
    expect(quoteByList(stay, wholeYear, { linen: false }).lines.map(({ amount }) => amount)).toEqual([
      40_000, 30_000, 3_000,
    ]);
  });

  test.each([
    [1, true],
    [6, true],
    [7, false],
    [8, false],
  ])('of %i nights is by agreement: %s', (nights, byAgreement) => {
    const stay = { startDate: '2026-07-01', endDate: addDays('2026-07-01', nights) };
    expect(quoteByList(stay, initialRates, { linen: false })).toMatchObject({ nights, byAgreement });
  });

  test('by agreement has no total and only the extras', () => {
    const stay = { startDate: '2026-07-01', endDate: '2026-07-04' };
    expect(quoteByList(stay, initialRates, { linen: true })).toEqual({
      nights: 3,
      lines: [
        { kind: 'cleaning', amount: 3_000 },
        { kind: 'linen', amount: 2_000 },
      ],
      total: null,
      byAgreement: true,
    });
  });

  test('adds up to the cent, extras on top of the nights', () => {
    fc.assert(
      fc.property(pricedStays, oddRates, fc.boolean(), (stay, rates, linen) => {
        const { lines, total } = quoteByList(stay, rates, { linen });
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(total).toBe((centsOfNights(stay, rates) ?? 0) + 3_000 + (linen ? 2_000 : 0));
        expect(lines.every(({ amount }) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      }),
    );
  });
});

test.each([
  ['STAY', 4, 20_00, undefined],
  ['PERSON', 4, 80_00, { price: 20_00, persons: 4 }],
  ['PERSON', 1, 20_00, { price: 20_00, persons: 1 }],
] as const)('linen by %s costs %i persons %i cents', (linenPer, persons, amount, perPerson) => {
  const book = createPriceBook({ lists: [initialRates], rules: { ...initialPriceRules, linenPer } });
  expect(priceLinen('2027-06-12', book, { persons })).toEqual({ kind: 'linen', amount, perPerson });
});
