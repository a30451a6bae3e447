import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../base/date/local-date.ts';
import type { CodeWorth } from './discount.ts';
import type { ChosenExtra } from './extra.ts';
import { createPriceBook } from './price-book.ts';
import { initialPriceRules, type PriceRules } from './price-rules.ts';
import type { PriceList } from './price-years.ts';
import { type Quote, type QuotedStay, quoteStay } from './quote.ts';
import { partOf } from './quote-line.ts';
import { initialRates, type Season } from './rates.ts';

type Set = Partial<PriceRules> & { readonly list?: PriceList; readonly more?: readonly PriceList[] };

const SHARE = { shortStays: { ...initialPriceRules.shortStays, rule: 'SHARE' } } satisfies Set;
const NIGHT = { shortStays: { ...initialPriceRules.shortStays, rule: 'NIGHT' } } satisfies Set;

/** The seed list with additional prices for some seasons, by first day. */
function listWith(changes: Readonly<Record<string, Partial<Season>>>): { readonly list: PriceList } {
  return { list: { ...initialRates, seasons: initialRates.seasons.map((one) => ({ ...one, ...changes[one.from] })) } };
}

const N = listWith({ '05-01': { nightlyPrice: 60, weekendPrice: 90, byNight: true } });
const B = listWith({ '09-01': { nightlyPrice: 125, weekendPrice: 145 }, '10-01': { nightlyPrice: 110 } });
const M = listWith({ '09-01': { minPrice: 350 }, '08-09': { minPrice: 900 } });
const X = { exceptions: [{ startDate: '2027-03-25', endDate: '2027-03-31', weeklyPrice: 700 }] } satisfies Set;
const FROM_2028 = {
  more: [
    { validFrom: 2028, seasons: [{ from: '01-01', to: '12-31', weeklyPrice: 777 }], cleaningFee: 45, linenFee: 20 },
  ],
};

const EXTRAS: readonly Omit<ChosenExtra, 'quantity'>[] = [
  { id: '1', name: 'Cane', price: 5_00, per: 'NIGHT' },
  { id: '2', name: 'Lettino', price: 15_00, per: 'STAY' },
  { id: '3', name: 'Partenza tardi', price: 33_33, per: 'STAY' },
  { id: '4', name: 'Barca', price: 25_50, per: 'PERSON' },
  { id: '5', name: 'Colazione', price: 7_50, per: 'PERSON_NIGHT' },
];
const E = EXTRAS.map((extra, index) => ({ ...extra, quantity: index < 2 ? 2 : 1 }));

const early = (percent: number) => ({ kind: 'EARLY', at: 90, percent }) as const;
const LENGTH_14 = { kind: 'LENGTH', at: 14, percent: 10 } as const;

function quote(
  [startDate, endDate]: readonly [string, string],
  { list = initialRates, more = [], ...rules }: Set,
  { asOf = startDate, code, ...stay }: Partial<QuotedStay> & { readonly asOf?: string; readonly code?: CodeWorth } = {},
): Quote {
  const book = createPriceBook({ lists: [list, ...more], rules: { ...initialPriceRules, ...rules } });
  return quoteStay({ startDate, endDate, linen: false, ...stay }, book, { asOf, code });
}

/** Lines as in the table of PRICES.md section 12, without cleaning. */
function write({ lines, total }: Quote): string {
  const lineTexts = lines
    .filter(({ kind }) => kind !== 'cleaning')
    .map((line) => `${partOf(line) ?? line.kind.toUpperCase()} ${(line.amount / 100).toFixed(2)}`);
  return `${lineTexts.join(', ') || '–'} | ${total === null ? null : (total / 100).toFixed(2)}`;
}

test.each<[string, Quote, string]>([
  ['nothing', quote(['2027-06-27', '2027-07-04'], {}), 'NIGHTS 285.71, NIGHTS 270.00 | 585.71'],
  ['S', quote(['2027-09-10', '2027-09-13'], SHARE), 'NIGHTS 295.71, SHORT 88.71 | 414.42'],
  ['S, two seasons', quote(['2027-06-28', '2027-07-03'], SHARE), 'NIGHTS 214.29, NIGHTS 180.00, SHORT 39.43 | 463.72'],
  ['NIGHT, B', quote(['2027-09-09', '2027-09-12'], { ...NIGHT, ...B }), 'NIGHTS 415.00 | 445.00'],
  ['NIGHT, B, two', quote(['2027-09-29', '2027-10-03'], { ...NIGHT, ...B }), 'NIGHTS 250.00, NIGHTS 220.00 | 500.00'],
  ['NIGHT, B, one without', quote(['2027-10-14', '2027-10-17'], { ...NIGHT, ...B }), '– | null'],
  ['S, N', quote(['2027-05-07', '2027-05-09'], { ...SHARE, ...N }), 'NIGHTS 180.00, SHORT 72.00 | 282.00'],
  ['X', quote(['2027-03-22', '2027-04-01'], X), 'NIGHTS 85.71, NIGHTS 700.00 | 815.71'],
  [
    'a list from 2028',
    quote(['2027-12-28', '2028-01-04'], FROM_2028, { linen: true }),
    'NIGHTS 114.29, NIGHTS 333.00, LINEN 20.00 | 497.29',
  ],
  [
    'guests',
    quote(['2027-07-03', '2027-07-10'], { guests: { included: 3, perNight: 12_50 } }, { guests: 5 }),
    'NIGHTS 630.00, GUESTS 175.00 | 835.00',
  ],
  [
    'S, M',
    quote(['2027-09-10', '2027-09-12'], { ...SHARE, ...M }),
    'NIGHTS 197.14, SHORT 78.86, MINIMUM 74.00 | 380.00',
  ],
  [
    'early',
    quote(['2027-06-27', '2027-07-04'], { discounts: [early(10)] }, { asOf: '2027-03-29' }),
    'NIGHTS 285.71, NIGHTS 270.00, EARLY -55.57 | 530.14',
  ],
  [
    'a day late',
    quote(['2027-06-27', '2027-07-04'], { discounts: [early(10)] }, { asOf: '2027-03-30' }),
    'NIGHTS 285.71, NIGHTS 270.00 | 585.71',
  ],
  [
    'two discounts',
    quote(
      ['2027-09-04', '2027-09-18'],
      { discounts: [{ kind: 'LAST_MINUTE', at: 7, percent: 8 }, LENGTH_14] },
      { asOf: '2027-09-01' },
    ),
    'NIGHTS 1380.00, LENGTH -138.00 | 1272.00',
  ],
  [
    'M, early, cut',
    quote(['2027-08-09', '2027-08-16'], { ...M, discounts: [early(20)] }, { asOf: '2027-01-09' }),
    'NIGHTS 1050.00, EARLY -150.00 | 930.00',
  ],
  [
    'a code that is no better',
    quote(
      ['2027-09-04', '2027-09-18'],
      { discounts: [LENGTH_14] },
      { code: { code: 'AMICI', percent: 10, amount: null } },
    ),
    'NIGHTS 1380.00, LENGTH -138.00 | 1272.00',
  ],
  [
    'a code of more than there is',
    quote(['2027-01-09', '2027-01-16'], {}, { code: { code: 'CINQUANTA', percent: null, amount: 600_00 } }),
    'NIGHTS 200.00, CODE -200.00 | 30.00',
  ],
  [
    'E',
    quote(['2027-06-27', '2027-07-04'], {}, { guests: 4, linen: true, extras: E }),
    'NIGHTS 285.71, NIGHTS 270.00, LINEN 20.00, EXTRA 70.00, EXTRA 30.00, EXTRA 33.33, EXTRA 102.00, EXTRA 210.00 | 1051.04',
  ],
  [
    'S, M, E and more',
    quote(
      ['2027-09-10', '2027-09-13'],
      {
        ...SHARE,
        ...M,
        guests: { included: 2, perNight: 10_01 },
        discounts: [{ kind: 'LAST_MINUTE', at: 3, percent: 7 }],
        floorPerNight: 100_00,
      },
      {
        guests: 4,
        linen: true,
        asOf: '2027-09-08',
        extras: EXTRAS.slice(0, 1).map((dog) => ({ ...dog, quantity: 1 })),
      },
    ),
    'NIGHTS 295.71, SHORT 88.71, GUESTS 60.06, LAST_MINUTE -31.11, LINEN 20.00, EXTRA 15.00 | 478.37',
  ],
])('the price of a stay with %s set is the vector of PRICES.md', (_, quoted, written) => {
  expect(write(quoted)).toBe(written);
});

describe('children', () => {
  const guests = { included: 3, perNight: 10_00 };

  test('pay no person where there is an age below which they do not', () => {
    const family = { guests: 5, children: 2 };
    const week = ['2027-07-03', '2027-07-10'] as const;
    expect(quote(week, { guests, childAge: 3 }, family).total).toBe(660_00);
    expect(quote(week, { guests }, family).total).toBe(800_00);
  });
});

test('an exception without a least price has that of its season, and 0 lifts it', () => {
  const days = { startDate: '2027-09-10', endDate: '2027-09-10', weeklyPrice: 70 };
  const arriving = (exception: object) =>
    quote(['2027-09-10', '2027-09-11'], { ...SHARE, ...M, exceptions: [{ ...days, ...exception }] }).total;
  expect(arriving({})).toBe(380_00);
  expect(arriving({ minPrice: 0 })).toBe(46_00);
});

test('a stay with very many prices tells of twenty, the last of them of all the rest', () => {
  const exceptions = Array.from({ length: 40 }, (_, index) => {
    const day = addDays('2027-01-10', 2 * index);
    return { startDate: day, endDate: day, weeklyPrice: 70 * index };
  });
  const { lines, total } = quote(['2027-01-10', '2027-03-31'], { exceptions });
  const nights = lines.filter((line) => line.kind === 'nights');
  expect(nights).toHaveLength(20);
  expect(nights.at(-1)).toMatchObject({ isMixed: true, first: '2027-01-29', last: '2027-03-30', nights: 61 });
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
});

/** Ranges of three days each. */
function shortSeasons(more: Partial<Season>): Season[] {
  return Array.from({ length: 122 }, (_, index) => {
    const [first, last] = [addDays('2028-01-01', 3 * index), addDays('2028-01-01', 3 * index + 2)];
    return { from: first.slice(5), to: last.slice(5), weeklyPrice: 100 + index, ...more };
  });
}

describe('a stay over very many seasons', () => {
  const half = ['2027-01-10', '2027-06-10'] as const;
  const ofSeasons = (more: Partial<Season>, set: Set = {}, stay: Partial<QuotedStay> = {}) =>
    quote(half, { list: { ...initialRates, seasons: shortSeasons(more) }, ...set }, stay);

  test('that have prices by the night tells of twenty lines of nights, though it is priced by the week', () => {
    const { lines, total } = ofSeasons({ nightlyPrice: 90 });
    expect(lines.filter(({ kind }) => kind === 'nights')).toHaveLength(20);
    expect(total).toBe(ofSeasons({}).total);
  });

  test('has no more than forty lines, once anything is set', () => {
    const plain = ofSeasons({}, {}, { linen: true });
    expect(plain.lines.length).toBeGreaterThan(50);
    const dressed = ofSeasons({}, { discounts: [LENGTH_14] }, { extras: E });
    expect(dressed.lines).toHaveLength(20 + 1 + 1 + 5);
    expect(dressed.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(dressed.total);
    const [nights, all] = [dressed.lines.filter(({ kind }) => kind === 'nights'), ofSeasons({}).total ?? 0];
    expect(nights.reduce((sum, { amount }) => sum + amount, 0)).toBe(all - 30_00);
  });
});

const prices = fc.record(
  {
    weeklyPrice: fc.nat(1_000_000),
    nightlyPrice: fc.nat(100_000),
    byNight: fc.constant(true as const),
    minPrice: fc.nat(5_000),
  },
  { requiredKeys: ['weeklyPrice', 'nightlyPrice'] },
);

const rulesOf = fc.record({
  shortStays: fc.record({
    rule: fc.constantFrom('AGREEMENT' as const, 'SHARE' as const, 'NIGHT' as const),
    percents: fc.array(fc.option(fc.nat(300)), { minLength: 6, maxLength: 6 }),
  }),
  guests: fc.record({ included: fc.option(fc.integer({ min: 1, max: 8 })), perNight: fc.nat(100_000) }),
  floorPerNight: fc.nat(1_000_000),
  discounts: fc.array(
    fc.record({
      kind: fc.constantFrom('LENGTH' as const, 'EARLY' as const, 'LAST_MINUTE' as const),
      at: fc.integer({ min: 2, max: 60 }),
      percent: fc.integer({ min: 1, max: 90 }),
    }),
    { maxLength: 5 },
  ),
});

const stays = fc
  .tuple(fc.nat(700), fc.integer({ min: 1, max: 60 }))
  .map(([start, nights]) => [addDays('2027-01-01', start), addDays('2027-01-01', start + nights)] as const);

const seasonPrices = fc.array(prices, {
  minLength: initialRates.seasons.length,
  maxLength: initialRates.seasons.length,
});

const book = (of: readonly Partial<Season>[]) => ({
  list: { ...initialRates, seasons: initialRates.seasons.map((season, index) => ({ ...season, ...of[index] })) },
});

describe('whatever is set', () => {
  test('lines add up to the cent, and no discount passes a floor', () => {
    fc.assert(
      fc.property(
        stays,
        seasonPrices,
        rulesOf,
        fc.nat(120),
        fc.integer({ min: 1, max: 8 }),
        (days, of, rules, wait, guests) => {
          const asOf = addDays(days[0], -wait);
          const { lines, total, nights } = quote(days, { ...book(of), ...rules }, { asOf, guests });
          if (total === null) return;
          expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
          expect(lines.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
          const without = quote(days, { ...book(of), ...rules, discounts: [] }, { asOf, guests });
          const floor = Math.min(without.total ?? 0, 30_00 + rules.floorPerNight * nights);
          expect(total).toBeGreaterThanOrEqual(floor);
        },
      ),
    );
  });

  test('no night outside the stay counts', () => {
    fc.assert(
      fc.property(stays, rulesOf, fc.nat(1_000_000), ([startDate, endDate], rules, weeklyPrice) => {
        const around = [
          { startDate: addDays(startDate, -9), endDate: addDays(startDate, -1), weeklyPrice },
          { startDate: endDate, endDate: addDays(endDate, 9), weeklyPrice },
        ];
        const plain = quote([startDate, endDate], rules);
        expect(quote([startDate, endDate], { ...rules, exceptions: around })).toEqual(plain);
      }),
    );
  });
});
