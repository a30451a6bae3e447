import { expect, test } from 'vitest';
import { formatEuros, formatWholeEuros, sayEuros } from './money.ts';

test.each([
  [0, '0,00\u00A0€'],
  [-0, '0,00\u00A0€'],
  [5, '0,05\u00A0€'],
  [99, '0,99\u00A0€'],
  [100, '1,00\u00A0€'],
  [99_999, '999,99\u00A0€'],
  [166_000, '1.660,00\u00A0€'],
  [123_456_789, '1.234.567,89\u00A0€'],
  [-2_050, '-20,50\u00A0€'],
])('%i cents read %s', (cents, expected) => {
  expect(formatEuros(cents)).toBe(expected);
});

test.each([
  [0, '0\u00A0€'],
  [890, '890\u00A0€'],
  [1_050, '1.050\u00A0€'],
  [-1_000_000, '-1.000.000\u00A0€'],
])('%i whole euros read %s', (euros, expected) => {
  expect(formatWholeEuros(euros)).toBe(expected);
});

test.each([
  ['it', 0, '0\u00A0€'],
  ['it', -0, '0\u00A0€'],
  ['it', 5, '0,05\u00A0€'],
  ['it', 44_400, '444\u00A0€'],
  ['it', 44_429, '444,29\u00A0€'],
  ['it', 44_410, '444,10\u00A0€'],
  ['it', 123_456_700, '1.234.567\u00A0€'],
  ['it', -5_000, '-50\u00A0€'],
  ['en', 166_000, '€1,660'],
  ['en', 166_050, '€1,660.50'],
  ['de', 166_000, '1.660\u00A0€'],
  ['de', 166_050, '1.660,50\u00A0€'],
  ['fr', 166_000, '1\u202F660\u00A0€'],
  ['fr', 166_050, '1\u202F660,50\u00A0€'],
] as const)('guests read in %s of %i cents %s', (language, cents, expected) => {
  expect(sayEuros(cents, language)).toBe(expected);
});

test('an amount that is not whole is refused', () => {
  expect(() => sayEuros(0.5)).toThrow(RangeError);
  expect(() => sayEuros(Number.NaN)).toThrow(RangeError);
  expect(() => formatEuros(0.5)).toThrow(RangeError);
  expect(() => formatEuros(Number.NaN)).toThrow(RangeError);
  expect(() => formatWholeEuros(1.5)).toThrow(RangeError);
});

test.each([
  ['en', 'en-GB'],
  ['de', 'de'],
  ['fr', 'fr'],
] as const)('amounts read in %s as Intl writes them', (language, locale) => {
  const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const whole = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
  for (const cents of [0, 5, 100, 99_999, 166_000, 123_456_789, -2_050, -166_000]) {
    expect(formatEuros(cents, language)).toBe(euros.format(cents / 100));
  }
  for (const amount of [0, 890, 1_050, -1_000_000])
    expect(formatWholeEuros(amount, language)).toBe(whole.format(amount));
});
