import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_AMOUNT } from '../money/amount.ts';
import { nameCurrency, readAmount } from './read-amount.ts';

const euros = (cents: number) => ({ cents, currency: 'EUR' });

test.each([
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['€ 1 234,50', 123_450],
  ['1\u202F234,50\u00A0€', 123_450],
  ['1’234.50', 123_450],
  ['1234.5 EUR', 123_450],
  ['1234,5 euro', 123_450],
  ['1.234', 123_400],
  ['1,234', 123_400],
  ['123.456', 12_345_600],
  ['1.000.000', 100_000_000],
  ['1.234.50', 123_450],
  ['80', 8_000],
  ['80,0', 8_000],
  ['(80,00)', -8_000],
  ['-80,00', -8_000],
  ['€ -80,00', -8_000],
  ['-€80.00', -8_000],
  ['−80,00 €', -8_000],
  ['(€ 80,00)', -8_000],
  ['+80,00', 8_000],
  ['0,00', 0],
  ['-0', 0],
  ['109.0278', 10_903],
  ['1.234,5678', 123_457],
  ['0,1250', 13],
  ['0,1249', 12],
  ['0,9950', 100],
  ['12,34,5', 'none'],
  ['1,00,000', 'none'],
  ['123.456', 12_345_600],
  ['1 2345', 'none'],
  ['1234.567', 'none'],
  ['0.123', 'none'],
  ['12.05.2026', 'none'],
  ['5 - 3', 'none'],
  ['--80', 'none'],
  ['1e3', 'none'],
  ['=80', 'none'],
  ['12.', 'none'],
  ['.50', 'none'],
  ['gratis', 'none'],
  ['€', 'none'],
  ['', 'none'],
  ['9'.repeat(30), 'none'],
] as const)('%j is %s cents', (told, cents) => {
  expect(readAmount(told)).toEqual(cents === 'none' ? undefined : euros(cents));
});

test.each([
  ['$ 120.00', '$'],
  ['US$120.00', 'US$'],
  ['120,00 CHF', 'CHF'],
  ['gbp 120.00', 'GBP'],
  ['£120', '£'],
  ['120 zł', 'ZŁ'],
])('%j is in the currency %s', (told, currency) => {
  expect(readAmount(told)).toEqual({ cents: 12_000, currency });
});

test('a column of currencies names the euro in any spelling', () => {
  for (const written of ['EUR', ' eur ', '€', 'Euro', '']) expect(nameCurrency(written)).toBe('EUR');
  expect(nameCurrency('usd')).toBe('USD');
});

test.each([
  [1234.5, 123_450],
  [109.0278, 10_903],
  [109.028, 10_903],
  [1.005, 101],
  [0.1 + 0.2, 30],
  [-80, -8_000],
  [-0, 0],
  [1_000_000, MAX_AMOUNT],
])('the number %d of a spreadsheet is %i cents', (told, cents) => {
  expect(readAmount(told)).toEqual(euros(cents));
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1_000_000.01, 1e300])('the number %d is no amount', (told) => {
  expect(readAmount(told)).toBeUndefined();
});

describe('every amount', () => {
  const STYLES = [
    { group: '.', decimal: ',' },
    { group: ',', decimal: '.' },
    { group: ' ', decimal: ',' },
    { group: '\u202F', decimal: ',' },
    { group: '’', decimal: '.' },
    { group: '', decimal: ',' },
    { group: '', decimal: '.' },
  ];
  const FRAMES = ['#', '€ #', '# €', 'EUR #', '#\u00A0EUR'];
  const cents = fc.integer({ min: -MAX_AMOUNT, max: MAX_AMOUNT }).map((amount) => amount + 0);

  const write = (amount: number, { group, decimal }: { readonly group: string; readonly decimal: string }) => {
    const digits = String(Math.abs(amount)).padStart(3, '0');
    const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, group);
    return `${whole}${decimal}${digits.slice(-2)}`;
  };

  test('is read back in each style and frame, whichever way it is negative', () => {
    const negatives = fc.constantFrom('-#', '−#', '(#)');
    const styles = fc.constantFrom(...STYLES);
    fc.assert(
      fc.property(cents, styles, fc.constantFrom(...FRAMES), negatives, (amount, style, frame, negative) => {
        const positive = frame.replace('#', write(amount, style));
        expect(readAmount(amount < 0 ? negative.replace('#', positive) : positive)).toEqual(euros(amount));
      }),
    );
  });

  test('is read back from a number', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(readAmount(amount / 100)).toEqual(euros(amount));
      }),
    );
  });
});

test('no text breaks the reading, and what is read is whole cents within bounds', () => {
  const figures = fc.string({ unit: fc.constantFrom(...'0123456789.,’ -()€$EUR') });
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), figures), (told) => {
      const amount = readAmount(told);
      if (!amount) return;
      expect(Number.isSafeInteger(amount.cents)).toBe(true);
      expect(Math.abs(amount.cents)).toBeLessThanOrEqual(MAX_AMOUNT);
    }),
  );
});

test.each(['1', ' ', '1.', '(', ' 1'])('a megabyte of %j is read before the test ends', (part) => {
  expect(readAmount(part.repeat(1_000_000 / part.length))).toBeUndefined();
});
