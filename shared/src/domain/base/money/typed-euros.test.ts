import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_AMOUNT } from './amount.ts';
import { formatEuros } from './money.ts';
import { readEuros, readTypedEuros, writeEuros } from './typed-euros.ts';

test.each([
  ['181,71', 18_171],
  ['181.71', 18_171],
  ['181,7', 18_170],
  ['181.7', 18_170],
  ['181', 18_100],
  ['0,05', 5],
  ['1.234', 123_400],
  ['1.234,56', 123_456],
  ['1234.56', 123_456],
  ['1.000.000', 100_000_000],
  [' € 50 ', 5_000],
  ['-50,00', -5_000],
  ['−50', -5_000],
  ['-0', 0],
  ['0,29', 29],
  ['1,15', 115],
])('%j is %i cents', (typed, cents) => {
  expect(readEuros(typed)).toBe(cents);
});

test.each(['', ' ', '-', ',5', '5,', '1,234', '1.23.4', '1.2345', '12.34,5', '1e3', 'abc', '5 - 3', '9'.repeat(40)])(
  '%j is no amount',
  (typed) => {
    expect(readEuros(typed)).toBeUndefined();
  },
);

test('a form tells what is no amount from a field that is empty', () => {
  expect(['1.234,50', '', ' ', 'dodici'].map(readTypedEuros)).toEqual([123_450, undefined, undefined, Number.NaN]);
});

test('what stands in a field, or on the screen, is read as it was', () => {
  const amount = fc.integer({ min: -MAX_AMOUNT, max: MAX_AMOUNT }).map((cents) => cents + 0);
  fc.assert(
    fc.property(amount, (cents) => {
      expect(readEuros(writeEuros(cents))).toBe(cents);
      expect(readEuros(formatEuros(cents))).toBe(cents);
    }),
  );
});

test('an amount is written without points', () => {
  expect([5, 18_171, 123_456, -5_000].map(writeEuros)).toEqual(['0,05', '181,71', '1234,56', '-50,00']);
});
