import { type DayRange, findRange, sortRanges } from '../base/date/day-ranges.ts';
import type { LocalDate } from '../base/date/local-date.ts';
import { withWeek } from './night-price.ts';
import type { PriceRules } from './price-rules.ts';
import { byYear, listOfYear, type PriceList } from './price-years.ts';
import type { DayPrices } from './rates.ts';

/** Day prices: one shared object for all days of a season or an exception. */
export type PricedDays = DayPrices & { readonly isException?: true };

/** Everything that stays are priced by, prepared for many lookups. */
export type PriceBook = {
  readonly rules: PriceRules;
  /** The first list first. */
  readonly lists: readonly PriceList[];
  /** Undefined only if the list in force does not cover the day. */
  readonly findPrices: (day: LocalDate) => PricedDays | undefined;
  /** Minimum price of a stay arriving that day, in whole euros; an exception without one uses the season's. */
  readonly minPriceOn: (day: LocalDate) => number;
  /** The list in force on a day; its fees apply to stays arriving then. */
  readonly listOn: (day: LocalDate) => PriceList;
};

type PriceSources = { readonly lists: readonly PriceList[]; readonly rules: PriceRules };

/** Sorts once, so a lookup takes two binary searches. */
export function createPriceBook({ lists, rules }: PriceSources): PriceBook {
  const priced = (prices: DayPrices): PricedDays => withWeek(prices, rules.weekendNights);
  const exceptions = sortRanges(
    rules.exceptions.map((days): DayRange<PricedDays> => {
      return { from: days.startDate, to: days.endDate, value: { ...priced(days), isException: true } };
    }),
  );
  const seasons = new Map(
    lists.map((list) => [
      list,
      sortRanges(list.seasons.map((days) => ({ from: days.from, to: days.to, value: priced(days) }))),
    ]),
  );
  const years = new Map<string, PriceList>();

  function listOn(day: LocalDate): PriceList {
    const year = day.slice(0, 4);
    const known = years.get(year) ?? listOfYear(lists, Number(year));
    years.set(year, known);
    return known;
  }

  function findSeason(day: LocalDate): PricedDays | undefined {
    const ranges = seasons.get(listOn(day)) ?? [];
    return ranges[findRange(ranges, day.slice(5))]?.value;
  }

  function findException(day: LocalDate): PricedDays | undefined {
    return exceptions[findRange(exceptions, day)]?.value;
  }

  return {
    rules,
    lists: lists.toSorted(byYear),
    findPrices: (day) => findException(day) ?? findSeason(day),
    minPriceOn: (day) => findException(day)?.minPrice ?? findSeason(day)?.minPrice ?? 0,
    listOn,
  };
}
