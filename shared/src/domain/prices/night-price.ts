import { type LocalDate, weekdayOf } from '../base/date/local-date.ts';
import { WEEKDAYS, type WeekdayCode } from '../stays/stay-rules.ts';
import type { DayPrices } from './rates.ts';

type WeekendNights = readonly WeekdayCode[];

/** What is wrong with the prices of some days, by field, in Italian. */
type DayPriceFaults = { readonly weekendPrice?: string; readonly byNight?: string };

const DAYS_OF_WEEK = 7;

/** Whether a night, the day on which one falls asleep, is one of the weekend. */
export function isWeekendNight(night: LocalDate, weekendNights: WeekendNights): boolean {
  // Weeks of the calendar begin with Sunday, those of the rules with Monday.
  const weekday = WEEKDAYS[(weekdayOf(night) + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK];
  return weekday !== undefined && weekendNights.includes(weekday);
}

/** What a night costs by itself in whole euros; undefined where it has no such price. */
export function pricePerNight(
  { nightlyPrice, weekendPrice }: Pick<DayPrices, 'nightlyPrice' | 'weekendPrice'>,
  isWeekend: boolean,
): number | undefined {
  return isWeekend ? (weekendPrice ?? nightlyPrice) : nightlyPrice;
}

/** The same prices; of days that are counted by the night, the week is what seven nights come to. */
export function withWeek<Prices extends DayPrices>(prices: Prices, weekendNights: WeekendNights): Prices {
  const { byNight, nightlyPrice = 0, weekendPrice = nightlyPrice } = prices;
  if (!byNight) return prices;
  const weekend = weekendNights.length;
  return { ...prices, weeklyPrice: (DAYS_OF_WEEK - weekend) * nightlyPrice + weekend * weekendPrice };
}

/** What a night costs in a stay that is no short one, in sevenths of a cent. */
export function seventhsOfNight(prices: DayPrices, isWeekend: boolean): number {
  if (!prices.byNight) return prices.weeklyPrice * 100;
  return (pricePerNight(prices, isWeekend) ?? 0) * 100 * DAYS_OF_WEEK;
}

/** Cents, half up; whole numbers throughout, so that it is exact. */
export function centsOfSevenths(sevenths: number): number {
  const doubled = 2 * sevenths + DAYS_OF_WEEK;
  return (doubled - (doubled % (2 * DAYS_OF_WEEK))) / (2 * DAYS_OF_WEEK);
}

/** What is missing where days have a price for weekends, or are to be counted by the night; empty where nothing is. */
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
