import { describe, expect, test } from 'vitest';
import { planAdvances, reportFlatTax, sumWithheld } from './flat-tax.ts';
import { FLAT_TAX_RATES } from './flat-tax-rates.ts';
import given from './year-vectors.json' with { type: 'json' };

const vectorsOf = (kind: string) => given.vectors.filter((vector) => vector.kind === kind);

type Taxed = Parameters<typeof reportFlatTax>[0];

const JULY = { amount: 1_000_000, startDate: '2027-07-01', endDate: '2027-07-15' };
const taxed = (change: Partial<Taxed> = {}) =>
  reportFlatTax({ year: 2027, homes: 1, isChosen: true, withheld: 0, stays: [JULY], ...change });

test('the rates are those of the law', () => {
  expect(FLAT_TAX_RATES.map(({ source, ...rate }) => rate)).toEqual(given.rates);
});

describe('the flat tax', () => {
  test.each(vectorsOf('flatTax'))('is calculated as by hand: $title', (vector) => {
    // The shape of these vectors is their kind's.
    expect(taxed(vector.given as unknown as Partial<Taxed>)).toMatchObject(vector.expect);
  });

  test.each(vectorsOf('advances'))('is paid in advance by the amount: $title', (vector) => {
    const { left, year } = vector.given as unknown as { left: number; year: number };
    expect(planAdvances(left, year)).toEqual(vector.expect);
  });

  test.each([
    [2016, 1, null],
    [2020, 9, 21],
    [2023, 4, 21],
    [2024, 2, 21],
    [2023, 5, null],
    [2026, 3, null],
  ])('of %i with %i homes has the rate of that year', (year, homes, rate) => {
    expect(taxed({ year, homes }).rate).toBe(rate);
  });

  test('of the only home is the lower one, whatever was chosen', () => {
    expect([taxed({ isChosen: false }).rate, taxed({ homes: 2, isChosen: false }).rate]).toEqual([21, 26]);
  });

  test('leaves stays of more than thirty nights out of its base', () => {
    const long = { amount: 300_000, startDate: '2027-09-01', endDate: '2027-10-02' };
    const month = { ...long, endDate: '2027-10-01' };
    expect(taxed({ stays: [JULY, long] })).toMatchObject({ base: 1_000_000, apart: 300_000 });
    expect(taxed({ stays: [JULY, month] })).toMatchObject({ base: 1_300_000, apart: 0 });
  });

  test('that was withheld in excess is a credit, and has no advances', () => {
    expect(taxed({ withheld: 250_000 })).toMatchObject({ left: 0, credit: 40_000, advances: [] });
  });

  test('of a year after the last check says so', () => {
    expect([taxed({ year: 2026 }).isChecked, taxed().isChecked]).toEqual([true, false]);
  });
});

test('what a portal certified of a year wins over its files, and the others stay', () => {
  const told = [
    { source: 'AIRBNB', withheld: 21_000 },
    { source: 'VRBO', withheld: 500 },
  ];
  const certificates = [
    { year: 2027, portal: 'AIRBNB', withheld: 20_000 },
    { year: 2026, portal: 'VRBO', withheld: 9 },
  ];
  expect(sumWithheld(2027, told, certificates)).toEqual({ withheld: 20_500, isCertified: true });
  expect(sumWithheld(2025, told, certificates)).toEqual({ withheld: 21_500, isCertified: false });
});
