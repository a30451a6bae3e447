import type { Extra } from '@approdo/shared/domain/prices/extra';
import { createPriceBook } from '@approdo/shared/domain/prices/price-book';
import { initialPriceRules } from '@approdo/shared/domain/prices/price-rules';
import { initialRates } from '@approdo/shared/domain/prices/rates';
import { initialStayRules } from '@approdo/shared/domain/stays/stay-rules';
import { expect, test } from 'vitest';
import { judgeTrial, priceTrial } from './price-trial.ts';
import { blankTrial, mergePrices, readTrial, takeExtras } from './trial.ts';

const LIST = { ...initialRates, seasons: [...initialRates.seasons], validFrom: null, version: 'l1' };
const RULES = { ...initialPriceRules, extras: [], version: 'v1' };
const STAY = {
  startDate: '2027-09-04',
  endDate: '2027-09-18',
  guests: 2,
  children: 0,
  linen: false,
  asOf: '2027-09-01',
};
const DOG: Extra = { id: 'x1', name: 'Cane', price: 500, per: 'NIGHT', max: 2, untilDays: 3, isOn: true };
const discounts = [
  { kind: 'LAST_MINUTE' as const, at: 7, percent: 8 },
  { kind: 'LENGTH' as const, at: 14, percent: 10 },
];

const bookOf = (rules: object = {}) => createPriceBook(mergePrices({ lists: [LIST], rules: RULES }, { rules }));

test('a stay is told line by line with why, and the discounts that do not count with theirs', () => {
  const quote = priceTrial(STAY, { book: bookOf({ discounts }), extras: [] });
  expect(quote).toMatchObject({ total: 127_200, discount: { kind: 'LENGTH', amount: 13_800 } });
  expect(quote?.others).toMatchObject([{ kind: 'LAST_MINUTE', percent: 8 }]);
  expect(quote?.others?.[0]?.why).toMatch(/^Vale un solo sconto: questo sarebbe di 110,40/);
  expect(quote?.lines.map(({ why }) => why?.replaceAll('\u00a0', ' '))).toEqual([
    '14 notti × 690 € ÷ 7',
    '10 % di 1.380,00 €',
    'Una volta a soggiorno',
  ]);
});

test('days without a price are no price at all', () => {
  const [, ...seasons] = LIST.seasons;
  const book = createPriceBook({ lists: [{ ...LIST, seasons }], rules: initialPriceRules });
  expect(priceTrial({ ...STAY, startDate: '2027-01-09', endDate: '2027-01-16' }, { book, extras: [] })).toBeUndefined();
});

test('what is typed and not saved takes the place of what is saved, new extras too', () => {
  const { id: _, ...fresh } = DOG;
  const merged = mergePrices({ lists: [LIST], rules: { ...RULES, extras: [DOG] } }, { rules: { extras: [fresh] } });
  expect(merged.extras).toEqual([{ ...DOG, id: 'new-0' }]);
  expect(
    mergePrices({ lists: [LIST], rules: { ...RULES, extras: [{ ...DOG, isOn: false }] } }, undefined).extras,
  ).toEqual([]);
});

test('no more of an extra is taken than there are, and none that is too late', () => {
  const quantities = { x1: 5 };
  expect(takeExtras([DOG], { quantities }, STAY)).toMatchObject([{ id: 'x1', quantity: 2 }]);
  expect(takeExtras([DOG], { quantities }, { ...STAY, asOf: '2027-09-02' })).toEqual([]);
});

test('dates that are missing or reversed are no stay', () => {
  const draft = blankTrial('2027-09-01');
  expect(readTrial(draft)).toBe('NO_DATES');
  expect(readTrial({ ...draft, startDate: '2027-09-18', endDate: '2027-09-04' })).toBe('NO_STAY');
  expect(readTrial({ ...draft, startDate: '2027-09-04', endDate: '2027-09-18', children: '5' })).toMatchObject({
    guests: 2,
    children: 1,
  });
});

const around = {
  rules: initialStayRules,
  bookings: [],
  importedStays: [],
  sameDayTurnover: true,
  areChannelsUpToDate: true,
};
const instant = { ...initialPriceRules.instant, isOn: true, maxNights: 14 };
const judge = (trial: object = {}, more: object = {}, total: number | null = 100_00) =>
  judgeTrial({ ...STAY, ...trial }, { total, instant, surroundings: { ...around, ...more } });

test('each condition that is not kept is a reason', () => {
  expect(judge()).toEqual([]);
  expect(judge({ asOf: '2027-09-03', endDate: '2027-09-19' })).toEqual(['LEAD', 'NIGHTS']);
  expect(judge({}, { areChannelsUpToDate: false }, null)).toEqual(['BY_AGREEMENT', 'CHANNELS']);
  const taken = { startDate: '2027-09-10', endDate: '2027-09-12', status: 'CONFIRMED', isBlocked: false };
  expect(judge({}, { bookings: [taken] })).toEqual(['TAKEN']);
  const rules = { ...initialStayRules, base: { ...initialStayRules.base, minNights: 20 } };
  expect(judge({}, { rules })).toEqual(['RULES']);
});
