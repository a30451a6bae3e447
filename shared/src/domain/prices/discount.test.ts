import { describe, expect, it } from 'vitest';
import { chooseDiscount, type Discount, type DiscountCase } from './discount.ts';

const ABOUT: DiscountCase = {
  arrival: '2027-06-12',
  nights: 7,
  asOf: '2027-05-01',
  base: 700_00,
  least: 0,
};

const LENGTH = { kind: 'LENGTH', at: 7, percent: 10 } satisfies Discount;
const EARLY = { kind: 'EARLY', at: 42, percent: 10 } satisfies Discount;
const LAST_MINUTE = { kind: 'LAST_MINUTE', at: 42, percent: 10 } satisfies Discount;
const CODE = { code: 'ESTATE', percent: 10, amount: null };

const choose = (discounts: readonly Discount[], change: Partial<DiscountCase> = {}, code?: typeof CODE | undefined) =>
  chooseDiscount({ discounts, code }, { ...ABOUT, ...change });

describe('a discount counts', () => {
  it.each<[string, Discount, Partial<DiscountCase>]>([
    ['from so many nights on', LENGTH, { nights: 7 }],
    ['so many days before arrival', EARLY, { asOf: '2027-05-01' }],
    ['at most so many days before arrival', LAST_MINUTE, { asOf: '2027-05-01' }],
    ['on the very day of arrival', LAST_MINUTE, { asOf: '2027-06-12' }],
    ['on its first day of arrival', { ...LENGTH, arrivalFrom: '2027-06-12', arrivalTo: '2027-06-30' }, {}],
    ['on its last day of arrival', { ...LENGTH, arrivalFrom: '2027-06-01', arrivalTo: '2027-06-12' }, {}],
  ])('%s', (_, discount, change) => {
    expect(choose([discount], change)).toEqual({
      taken: {
        reason: discount.kind,
        at: discount.at,
        percent: 10,
        code: null,
        base: 700_00,
        amount: 70_00,
        isCut: false,
      },
      others: [],
    });
  });
});

describe('a discount does not count, and says why,', () => {
  it.each<[string, Discount, Partial<DiscountCase>, object]>([
    ['a night too short', LENGTH, { nights: 6 }, { why: 'NIGHTS', n: 7 }],
    ['a day too late', EARLY, { asOf: '2027-05-02' }, { why: 'DAYS_BEFORE', n: 42 }],
    ['a day too early', LAST_MINUTE, { asOf: '2027-04-30' }, { why: 'DAYS_AT_MOST', n: 42 }],
    ['once the arrival is past', LAST_MINUTE, { asOf: '2027-06-13' }, { why: 'DAYS_AT_MOST', n: 42 }],
    [
      'a day before its arrivals',
      { ...LENGTH, arrivalFrom: '2027-06-13', arrivalTo: '2027-06-30' },
      {},
      { why: 'ARRIVALS', from: '2027-06-13', to: '2027-06-30' },
    ],
    [
      'a day after its arrivals',
      { ...LENGTH, arrivalFrom: '2027-06-01', arrivalTo: '2027-06-11' },
      {},
      { why: 'ARRIVALS', from: '2027-06-01', to: '2027-06-11' },
    ],
    ['where nothing may be taken off', LENGTH, { least: 700_00 }, { why: 'AT_LEAST' }],
    ['where the nights cost less than the least', LENGTH, { least: 800_00 }, { why: 'AT_LEAST' }],
  ])('%s', (_, discount, change, unmet) => {
    const other = { reason: discount.kind, percent: 10, amount: null, unmet };
    expect(choose([discount], change)).toEqual({ taken: null, others: [other] });
  });

  it('where another takes off more, with what it would have taken', () => {
    const { taken, others } = choose([LENGTH, { ...EARLY, percent: 20 }]);
    expect(taken).toMatchObject({ reason: 'EARLY', amount: 140_00 });
    const unmet = { why: 'OTHER_IS_BETTER', amount: 70_00 };
    expect(others).toEqual([{ reason: 'LENGTH', percent: 10, amount: 70_00, unmet }]);
  });
});

it.each([
  ['LENGTH', [EARLY, LAST_MINUTE, LENGTH]],
  ['EARLY', [LAST_MINUTE, EARLY]],
  ['LAST_MINUTE', [LAST_MINUTE]],
  ['CODE', []],
])('of equal ones %s counts before the rest, whatever their order, and a code last', (reason, discounts) => {
  const { taken, others } = choose(discounts, {}, CODE);
  expect(taken?.reason).toBe(reason);
  expect(others).toHaveLength(discounts.length);
});

describe('a code takes off', () => {
  const codeOf = (code: { percent: number | null; amount: number | null }, change: Partial<DiscountCase> = {}) =>
    chooseDiscount({ discounts: [], code: { code: 'ESTATE', ...code } }, { ...ABOUT, ...change }).taken;

  it.each([
    ['a percentage', { percent: 15, amount: null }, 105_00],
    ['cents', { percent: null, amount: 55_55 }, 55_55],
  ])('%s', (_, code, amount) => {
    const taken = { reason: 'CODE', at: null, percent: code.percent, code: 'ESTATE', base: 700_00 };
    expect(codeOf(code)).toEqual({ ...taken, amount, isCut: false });
  });

  it('no more than brings the nights to the least, and says so', () => {
    const code = { percent: null, amount: 50_00 };
    expect(codeOf(code, { least: 650_00 })).toMatchObject({ amount: 50_00, isCut: false });
    expect(codeOf(code, { least: 650_01 })).toMatchObject({ amount: 49_99, isCut: true });
  });
});
