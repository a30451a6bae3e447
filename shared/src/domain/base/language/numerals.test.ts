import { expect, test } from 'vitest';
import { LANGUAGES } from './language.ts';
import { formatTenths, groupThousands } from './numerals.ts';

test.each(LANGUAGES)('an average reads in %s as Intl writes it', (language) => {
  const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  for (let hundredths = 100; hundredths <= 500; hundredths += 1) {
    expect(formatTenths(hundredths / 100, language)).toBe(format(hundredths / 100));
  }
});

test.each(LANGUAGES)('thousands stand apart in %s as Intl sets them', (language) => {
  const { format } = new Intl.NumberFormat(language, { useGrouping: 'always' });
  for (const whole of [7, 75, 750, 7500, 75_000, 750_000, 7_500_000]) {
    expect(groupThousands(String(whole), language)).toBe(format(whole));
  }
});

test('an average reads in Italian where no language is named', () => {
  expect(formatTenths(4.66)).toBe('4,7');
});
