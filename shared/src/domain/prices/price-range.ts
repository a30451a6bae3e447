import { addDays, type LocalDate, listDays } from '../base/date/local-date.ts';
import { centsOfSevenths, isWeekendNight, pricePerNight, seventhsOfNight } from './night-price.ts';
import type { PriceBook } from './price-book.ts';

const NIGHTS_AHEAD = 365;
const DAYS_OF_WEEK = 7;

/** Between what the coming nights cost, in whole euros for one of them or for seven. */
export type PriceRange = { readonly lowest: number; readonly highest: number; readonly per: 'NIGHT' | 'WEEK' };

type PricedNight = { readonly nightly: number | undefined; readonly sevenths: number };

/**
 * The lowest and the highest price of the next 365 nights that are free; by the night only where each of them has such a price, else
 * of weeks of seven such nights: what is promised can be had. Undefined where there is none.
 */
export function findPriceRange(
  { findPrices, rules }: PriceBook,
  today: LocalDate,
  isFree: (night: LocalDate) => boolean = () => true,
): PriceRange | undefined {
  const nights = listDays(today, addDays(today, NIGHTS_AHEAD - 1)).map((night): PricedNight | undefined => {
    const prices = isFree(night) ? findPrices(night) : undefined;
    if (!prices) return undefined;
    const isWeekend = isWeekendNight(night, rules.weekendNights);
    return { nightly: pricePerNight(prices, isWeekend), sevenths: seventhsOfNight(prices, isWeekend) };
  });
  const priced = nights.filter((night) => night !== undefined);
  const nightly = priced.flatMap(({ nightly: price }) => (price === undefined ? [] : [price]));
  return nightly.length === priced.length ? rangeOf(nightly, 'NIGHT') : rangeOf(listWeeks(nights), 'WEEK');
}

/** What each seven nights in a row cost, in whole euros, up. */
function listWeeks(nights: readonly (PricedNight | undefined)[]): number[] {
  return nights.flatMap((_, first) => {
    const week = nights.slice(first, first + DAYS_OF_WEEK).filter((night) => night !== undefined);
    if (week.length < DAYS_OF_WEEK) return [];
    return Math.ceil(centsOfSevenths(week.reduce((sum, { sevenths }) => sum + sevenths, 0)) / 100);
  });
}

function rangeOf(prices: readonly number[], per: PriceRange['per']): PriceRange | undefined {
  if (prices.length === 0) return undefined;
  return { lowest: Math.min(...prices), highest: Math.max(...prices), per };
}
