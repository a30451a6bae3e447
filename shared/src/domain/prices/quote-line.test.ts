import { expect, test } from 'vitest';
import { partOf, type QuotePart } from './quote-line.ts';

const nights = { nights: 7, first: '2027-06-12', last: '2027-06-18', weeklyPrice: 700 };

test.each<[QuotePart, string | undefined]>([
  [{ kind: 'nights', ...nights }, 'NIGHTS'],
  [{ kind: 'short', nights: 3, percent: 30, base: 300_00 }, 'SHORT'],
  [{ kind: 'guests', extra: 1, included: 4, perNight: 10_00, nights: 7 }, 'GUESTS'],
  [{ kind: 'minimum', minPrice: 900, before: 700_00 }, 'MINIMUM'],
  [{ kind: 'discount', reason: 'EARLY', at: 90, percent: 10, code: null, base: 700_00, isCut: false }, 'EARLY'],
  [{ kind: 'cleaning' }, undefined],
  [{ kind: 'linen' }, undefined],
  [{ kind: 'extra', id: '1', name: 'Cane', price: 5_00, per: 'STAY', quantity: 1, nights: 1, persons: 1 }, undefined],
])('of the price of the nights, %o is %s; what is paid besides is no part of it', (part, name) => {
  expect(partOf(part)).toBe(name);
});
