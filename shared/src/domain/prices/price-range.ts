import { addDays, type LocalDate, listDays } from '../base/date/local-date.ts';
import { centsOfSevenths, isWeekendNight, pricePerNight, seventhsOfNight } from './night-price.ts';
import type { PriceBook } from './price-book.ts';

const NIGHTS_AHEAD = 365;
const DAYS_OF_WEEK = 7;

/** The price range of the coming nights, in whole euros per night or week. */
export type PriceRange = { readonly lowest: number; readonly highest: number; readonly per: 'NIGHT' | 'WEEK' };

type PricedNight = { readonly nightly: number | undefined; readonly sevenths: number };

/**
 * The lowest and highest price of the free nights among the next 365: per night only if each has a nightly price, else
 * per week of seven free nights, so that a promised price can be had. Undefined if there is none.
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

/** The price of every seven consecutive nights, in whole euros, rounded up. */
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
