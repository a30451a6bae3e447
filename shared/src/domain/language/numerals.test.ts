import { expect, test } from 'vitest';
import { LANGUAGES } from './language.ts';
import { formatTenths } from './numerals.ts';

test.each(LANGUAGES)('an average reads in %s as Intl writes it', (language) => {
  const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  for (let hundredths = 100; hundredths <= 500; hundredths += 1) {
    expect(formatTenths(hundredths / 100, language)).toBe(format(hundredths / 100));
  }
});

test('an average reads in Italian where no language is named', () => {
  expect(formatTenths(4.66)).toBe('4,7');
});
