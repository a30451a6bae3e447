import { newPrice } from '@approdo/shared/contract/money/booking-price';
import { initialRates } from '@approdo/shared/domain/stay/rates';
import { expect, test } from 'vitest';
import { draftOfList, draftOfPrice, readLines, sumOfLines } from './price-draft.ts';

const price = {
  lines: [
    { kind: 'STAY' as const, label: '7 notti', amount: 55_571 },
    { kind: 'EXTRA' as const, label: 'Culla', amount: 2_000 },
    { kind: 'DISCOUNT' as const, label: 'Amici', amount: -5_000 },
  ],
  total: 52_571,
  byAgreement: false,
  isStale: false,
  isAgreed: true,
  versions: [],
};

test('what is not touched is sent as it was', () => {
  const draft = draftOfPrice(price);
  expect(draft.map(({ amount }) => amount)).toEqual(['555,71', '20,00', '-50,00']);
  expect(newPrice.parse({ lines: readLines(draft) }).lines).toEqual(price.lines);
  expect(sumOfLines(draft)).toBe(52_571);
});

test('a discount is below zero without its minus too', () => {
  const lines = readLines([{ kind: 'DISCOUNT', label: 'Amici', amount: '50' }]);
  expect(lines).toEqual([{ kind: 'DISCOUNT', label: 'Amici', amount: -5_000 }]);
});

test('a line that is not typed to its end counts nothing, and is refused beside its field', () => {
  const draft = [
    { kind: 'STAY' as const, label: 'Soggiorno', amount: '100' },
    { kind: 'EXTRA' as const, label: 'Legna', amount: '1o' },
  ];
  expect(sumOfLines(draft)).toBe(10_000);
  const { error } = newPrice.safeParse({ lines: readLines(draft) });
  expect(error?.issues[0]?.path).toEqual(['lines', 1, 'amount']);
});

test('a price by agreement begins with a line for the nights, before what the list knows', () => {
  const agreed = { ...price, lines: [], total: null, byAgreement: true };
  expect(draftOfPrice(agreed)).toEqual([{ kind: 'STAY', label: 'Soggiorno', amount: '' }]);
  expect(draftOfPrice(null)).toHaveLength(1);
});

test('what is reckoned anew is what the list asks, and keeps what the owner added', () => {
  const week = { startDate: '2027-06-27', endDate: '2027-07-04', linen: true };
  const draft = draftOfList(week, initialRates, price);
  expect(draft.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
    'STAY 285,71',
    'STAY 270,00',
    'CLEANING 30,00',
    'LINEN 20,00',
    'EXTRA 20,00',
    'DISCOUNT -50,00',
  ]);
  const short = draftOfList({ ...week, endDate: '2027-06-30' }, initialRates, null);
  expect(short.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(['STAY ', 'CLEANING 30,00', 'LINEN 20,00']);
});
