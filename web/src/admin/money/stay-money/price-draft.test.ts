import { newPrice } from '@approdo/shared/contract/prices/booking-price';
import { expect, test } from 'vitest';
import { draftOfPrice, draftOfQuote, readLines, sumOfLines } from './price-draft.ts';

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

test('what is reckoned anew is what the prices ask, and keeps what the owner added alone', () => {
  const quote = {
    byAgreement: false,
    lines: [
      { kind: 'STAY' as const, label: '7 notti', amount: 555_71 },
      { kind: 'DISCOUNT' as const, part: 'EARLY', label: 'Sconto 10 %', amount: -55_57 },
      { kind: 'EXTRA' as const, label: 'Cane × 2', amount: 70_00 },
    ],
  };
  const listed = [
    { kind: 'EXTRA' as const, part: 'EXTRA', label: 'Cane', amount: 35_00 },
    { kind: 'DISCOUNT' as const, part: 'LENGTH', label: 'Sconto 5 %', amount: -1_00 },
  ];
  const draft = draftOfQuote(quote, { ...price, lines: [...listed, ...price.lines] });
  expect(draft.map(({ kind, label, amount }) => `${kind} ${label} ${amount}`)).toEqual([
    'STAY 7 notti 555,71',
    'DISCOUNT Sconto 10 % -55,57',
    'EXTRA Cane × 2 70,00',
    'EXTRA Culla 20,00',
    'DISCOUNT Amici -50,00',
  ]);
  const short = draftOfQuote(
    { lines: [{ kind: 'CLEANING', label: 'Pulizia', amount: 30_00 }], byAgreement: true },
    null,
  );
  expect(short.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(['STAY ', 'CLEANING 30,00']);
});
