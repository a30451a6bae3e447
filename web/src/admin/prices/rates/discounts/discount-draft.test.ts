import { priceRulesSent } from '@approdo/shared/contract/prices/price-rules';
import type { Discount } from '@approdo/shared/domain/prices/discount';
import { expect, test } from 'vitest';
import { draftDiscounts, NEW_DISCOUNT, readDiscount, readDiscounts, sayDiscount } from './discount-draft.ts';

const { discounts: shape } = priceRulesSent.shape;

const EVERY: readonly Discount[] = [
  { kind: 'LENGTH', at: 14, percent: 10 },
  { kind: 'EARLY', at: 90, percent: 12, arrivalFrom: '2027-06-08', arrivalTo: '2027-06-30' },
  { kind: 'LAST_MINUTE', at: 0, percent: 15 },
];

test('what is not touched is sent as it was', () => {
  const stored = { discounts: EVERY, floorPerNight: 4550 };
  expect(readDiscounts(draftDiscounts(stored))).toEqual(stored);
  expect(shape.parse(EVERY)).toEqual(EVERY);
});

test('a discount that is not typed to its end is refused at its fields', () => {
  const { error } = shape.safeParse([readDiscount({ ...NEW_DISCOUNT, arrivalFrom: '2027-06-01' })]);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['0.at', '0.percent']);
});

test('one day of arrival without the other is refused at the first', () => {
  const { error } = shape.safeParse([{ kind: 'EARLY', at: 30, percent: 10, arrivalTo: '2027-06-30' }]);
  expect(error?.issues).toMatchObject([
    { path: [0, 'arrivalFrom'], message: 'Scegli il primo e l’ultimo giorno di arrivo' },
  ]);
});

test.each([
  [EVERY[0], '10 % da 14 notti'],
  [EVERY[1], '12 % prenotando almeno 90 giorni prima, per arrivi dall’8 giugno 2027 al 30 giugno 2027'],
  [EVERY[2], '15 % prenotando il giorno dell’arrivo'],
  [{ kind: 'LAST_MINUTE', at: 1, percent: 15 }, '15 % prenotando al massimo 1 giorno prima'],
  [readDiscount(NEW_DISCOUNT), undefined],
] as const)('a discount is said in a sentence: %o', (discount, sentence) => {
  expect(discount && sayDiscount(discount)).toBe(sentence);
});
