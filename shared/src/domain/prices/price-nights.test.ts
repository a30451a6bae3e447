import { describe, expect, it } from 'vitest';
import { createPriceBook } from './price-book.ts';
import { priceNight } from './price-nights.ts';
import { initialPriceRules } from './price-rules.ts';
import type { Season } from './rates.ts';

const season = (from: string, to: string, prices: Partial<Season> = {}): Season => ({
  from,
  to,
  weeklyPrice: 500,
  ...prices,
});

const book = createPriceBook({
  lists: [
    {
      seasons: [
        season('01-01', '05-31'),
        season('06-01', '06-30', { nightlyPrice: 60, weekendPrice: 90, byNight: true }),
        season('07-01', '07-31', { nightlyPrice: 60, weekendPrice: 90 }),
      ],
      cleaningFee: 0,
      linenFee: 0,
    },
  ],
  rules: initialPriceRules,
});

describe('a night of a long stay costs', () => {
  it.each([
    ['a seventh of the week, half up', '2027-05-03', 71_43],
    ['a seventh of the week, though it has a price by itself', '2027-07-01', 71_43],
    ['its own price, where nights are counted', '2027-06-17', 60_00],
    ['that of the weekend, of the night of a Friday', '2027-06-18', 90_00],
    ['nothing that is known, where the list leaves it out', '2027-08-01', null],
  ])('%s', (_, night, cents) => {
    expect(priceNight(book, night)).toBe(cents);
  });
});
