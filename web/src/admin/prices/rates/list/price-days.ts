import {
  earlierOf,
  formatLocalDate,
  isLocalDate,
  type LocalDate,
  laterOf,
  listDays,
} from '@approdo/shared/domain/base/date/local-date';
import { formatWholeEuros } from '@approdo/shared/domain/base/money/money';
import type { PriceException } from '@approdo/shared/domain/prices/price-rules';
import type { DayPrices, Season } from '@approdo/shared/domain/prices/rates';
import { PRICE_YEAR } from '../texts/prices.ts';
import type { PaintedDay } from '../year-painter/painted-month.tsx';
import { datesIn } from './year-days.ts';

/** The days say `giu 12, 2027: 350 € a settimana`; the price is noted where it begins and at the start of a month. */
export type PricedYear = {
  readonly days: ReadonlyMap<LocalDate, PaintedDay>;
  /** The meaning of the colours, cheapest first, then of the dots and hatches in this year. */
  readonly legend: readonly { readonly style: PaintedDay['style']; readonly text: string }[];
};

/** A list's seasons, with the exceptions over it. */
export type WrittenPrices = {
  readonly seasons: readonly Season[];
  readonly exceptions: readonly PriceException[];
};
type DayEntry = { readonly prices: DayPrices; readonly exception?: PriceException };

export const MAX_DEPTHS = 7;

const EXCEPTION = { 'data-exception': '' };
const HOLE = { 'data-hole': '' };

/** Removed from cells for lack of room. */
const SIGN = /\s€$/;

/** Whether its days are valid and in order and it has a price; incomplete seasons are ignored. */
export function isSound({ from, to, weeklyPrice }: Season): boolean {
  return isLocalDate(`2028-${from}`) && isLocalDate(`2028-${to}`) && from <= to && Number.isSafeInteger(weeklyPrice);
}

/** The prices of the days of a year, with exceptions over the list. */
export function describePriceYear(year: number, written: WrittenPrices): PricedYear {
  const entry = layPrices(year, written);
  const depthOf = prepareDepths([...entry.values()].map(({ prices }) => prices));
  let before: DayEntry | undefined;
  const days = new Map<LocalDate, PaintedDay>();
  for (const day of listDays(`${year}-01-01`, `${year}-12-31`)) {
    const here = entry.get(day);
    const begins = !samePrice(here, before) || day.endsWith('-01');
    days.set(day, {
      spoken: spokenDay(day, here),
      note: begins && here ? formatWholeEuros(displayedPrice(here.prices)).replace(SIGN, '') : undefined,
      style: {
        ...(here ? depthOf.style(here.prices) : HOLE),
        ...(here?.exception && EXCEPTION),
      },
    });
    before = here;
  }
  const styles = [...days.values()].map(({ style }) => style);
  const others = [
    { style: EXCEPTION, text: PRICE_YEAR.exceptions, isUsed: styles.some((style) => 'data-exception' in style) },
    { style: HOLE, text: PRICE_YEAR.noPrice, isUsed: styles.some((style) => 'data-hole' in style) },
  ];
  return { days, legend: [...depthOf.legend, ...others.filter(({ isUsed }) => isUsed)] };
}

/** `350 € a settimana`, or `60 € a notte` if priced by the night. */
export function sayPrice(prices: DayPrices): string {
  const euros = formatWholeEuros(displayedPrice(prices));
  return prices.byNight ? PRICE_YEAR.aNight(euros) : PRICE_YEAR.aWeek(euros);
}

/** All prices of days: `690 € a settimana · 125 € a notte`. */
export function sayPrices(prices: DayPrices): string {
  const { byNight, nightlyPrice, weekendPrice, minPrice } = prices;
  const nights = !byNight && nightlyPrice !== undefined ? PRICE_YEAR.aNight(formatWholeEuros(nightlyPrice)) : undefined;
  const weekend = weekendPrice === undefined ? undefined : PRICE_YEAR.atWeekends(formatWholeEuros(weekendPrice));
  const least = minPrice === undefined ? undefined : PRICE_YEAR.atLeast(formatWholeEuros(minPrice));
  return [sayPrice(prices), nights, weekend, least].filter((text) => text !== undefined).join(' · ');
}

function layPrices(year: number, { seasons, exceptions }: WrittenPrices): Map<LocalDate, DayEntry> {
  const entry = new Map<LocalDate, DayEntry>();
  for (const season of seasons.filter(isSound)) {
    const dates = datesIn(year, season);
    for (const day of dates ? listDays(dates.startDate, dates.endDate) : []) entry.set(day, { prices: season });
  }
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  for (const exception of exceptions) {
    const [from, to] = [laterOf(exception.startDate, first), earlierOf(exception.endDate, last)];
    for (const day of listDays(from, to)) entry.set(day, { prices: exception, exception });
  }
  return entry;
}

/** Distributes the depths over the prices in order, one each if there are enough. */
function prepareDepths(prices: readonly DayPrices[]) {
  const weeks = [...new Set(prices.map(({ weeklyPrice }) => weeklyPrice))].toSorted((a, b) => a - b);
  const steps = Math.min(weeks.length, MAX_DEPTHS);
  const places = new Map(weeks.map((week, place) => [week, Math.floor((place * steps) / weeks.length)]));
  // Few prices are spread over all colours, to differ clearly.
  const spread = (step: number) => (steps < 2 ? 2 : Math.round((step * (MAX_DEPTHS - 1)) / (steps - 1)));
  const depth = ({ weeklyPrice }: DayPrices) => spread(places.get(weeklyPrice) ?? 0);
  const legend = [...Map.groupBy(prices, depth)]
    .toSorted(([a], [b]) => a - b)
    .map(([of, within]) => ({ style: { 'data-depth': of }, text: sayRange(within) }));
  return { style: (price: DayPrices) => ({ 'data-depth': depth(price) }), legend };
}

function sayRange(prices: readonly DayPrices[]): string {
  const text = new Set(prices.map(sayPrice));
  const [only] = text;
  if (text.size === 1 && only !== undefined) return only;
  const weeks = prices.map(({ weeklyPrice }) => weeklyPrice);
  const [least, dearest] = [Math.min(...weeks), Math.max(...weeks)].map((week) => formatWholeEuros(week));
  return PRICE_YEAR.aWeek(least === dearest ? `${least}` : `${least} – ${dearest}`);
}

function spokenDay(day: LocalDate, entry: DayEntry | undefined): string {
  if (!entry) return `${formatLocalDate(day)}: ${PRICE_YEAR.noPrice}`;
  const { prices, exception } = entry;
  const name = exception && (exception.label ?? PRICE_YEAR.exception);
  return `${formatLocalDate(day)}: ${[sayPrice(prices), name].filter(Boolean).join(', ')}`;
}

function displayedPrice({ byNight, nightlyPrice = 0, weeklyPrice }: DayPrices): number {
  return byNight ? nightlyPrice : weeklyPrice;
}

function samePrice(one: DayEntry | undefined, other: DayEntry | undefined): boolean {
  if (!one || !other) return one === other;
  return sayPrice(one.prices) === sayPrice(other.prices) && one.exception === other.exception;
}
