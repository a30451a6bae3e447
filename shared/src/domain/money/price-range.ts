import { addDays, type LocalDate, listDays } from '../date/local-date.ts';
import { isWeekendNight, pricePerNight } from './night-price.ts';
import type { PriceBook } from './price-book.ts';

const NIGHTS_AHEAD = 365;

/** Between what the coming nights cost, in whole euros for one of them or for seven. */
export type PriceRange = { readonly lowest: number; readonly highest: number; readonly per: 'NIGHT' | 'WEEK' };

/**
 * The lowest and the highest price of the next 365 nights; by the night only where each of them has such a price: what is
 * promised can be had. Undefined where the lists leave all of them out.
 */
export function findPriceRange({ findPrices, rules }: PriceBook, today: LocalDate): PriceRange | undefined {
  const nights = listDays(today, addDays(today, NIGHTS_AHEAD - 1)).flatMap((night) => {
    const prices = findPrices(night);
    return prices ? [{ prices, nightly: pricePerNight(prices, isWeekendNight(night, rules.weekendNights)) }] : [];
  });
  if (nights.length === 0) return undefined;
  const nightly = nights.flatMap(({ nightly: price }) => (price === undefined ? [] : [price]));
  if (nightly.length === nights.length) return rangeOf(nightly, 'NIGHT');
  return rangeOf(
    nights.map(({ prices }) => prices.weeklyPrice),
    'WEEK',
  );
}

function rangeOf(prices: readonly number[], per: PriceRange['per']): PriceRange {
  return { lowest: Math.min(...prices), highest: Math.max(...prices), per };
}
