import { type LocalDate, weekdayOf } from '../base/date/local-date.ts';
import { WEEKDAYS, type WeekdayCode } from '../stays/stay-rules.ts';
import type { DayPrices } from './rates.ts';

type WeekendNights = readonly WeekdayCode[];

/** Faults of day prices, by field, in Italian. */
type DayPriceFaults = { readonly weekendPrice?: string; readonly byNight?: string };

const DAYS_OF_WEEK = 7;

/** Whether a night (the date on which one falls asleep) is a weekend night. */
export function isWeekendNight(night: LocalDate, weekendNights: WeekendNights): boolean {
  // Weeks of the calendar begin with Sunday, those of the rules with Monday.
  const weekday = WEEKDAYS[(weekdayOf(night) + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK];
  return weekday !== undefined && weekendNights.includes(weekday);
}

/** The nightly price in whole euros; undefined if there is none. */
export function pricePerNight(
  { nightlyPrice, weekendPrice }: Pick<DayPrices, 'nightlyPrice' | 'weekendPrice'>,
  isWeekend: boolean,
): number | undefined {
  return isWeekend ? (weekendPrice ?? nightlyPrice) : nightlyPrice;
}

/** The same prices; for days priced by the night, the weekly price is the sum of seven nights. */
export function withWeek<Prices extends DayPrices>(prices: Prices, weekendNights: WeekendNights): Prices {
  const { byNight, nightlyPrice = 0, weekendPrice = nightlyPrice } = prices;
  if (!byNight) return prices;
  const weekend = weekendNights.length;
  return { ...prices, weeklyPrice: (DAYS_OF_WEEK - weekend) * nightlyPrice + weekend * weekendPrice };
}

/** The price of a night in a stay of a week or more, in sevenths of a cent. */
export function seventhsOfNight(prices: DayPrices, isWeekend: boolean): number {
  if (!prices.byNight) return prices.weeklyPrice * 100;
  return (pricePerNight(prices, isWeekend) ?? 0) * 100 * DAYS_OF_WEEK;
}

/** Sevenths rounded half up to cents; integer arithmetic, so exact. */
export function centsOfSevenths(sevenths: number): number {
  const doubled = 2 * sevenths + DAYS_OF_WEEK;
  return (doubled - (doubled % (2 * DAYS_OF_WEEK))) / (2 * DAYS_OF_WEEK);
}

/** Faults of a weekend price, or of pricing by the night, without a nightly price; empty if there are none. */
export function findDayPriceFaults({
  nightlyPrice,
  weekendPrice,
  byNight,
}: Omit<DayPrices, 'weeklyPrice'>): DayPriceFaults {
  if (nightlyPrice !== undefined) return {};
  return {
    ...(weekendPrice !== undefined && {
      weekendPrice: 'Il prezzo del fine settimana serve solo con un prezzo a notte',
    }),
    ...(byNight && { byNight: 'Per contare le notti serve un prezzo a notte' }),
  };
}
