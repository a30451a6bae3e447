import { type DayRange, findRange, sortRanges } from '../base/date/day-ranges.ts';
import type { LocalDate } from '../base/date/local-date.ts';
import { withWeek } from './night-price.ts';
import type { PriceRules } from './price-rules.ts';
import { byYear, listOfYear, type PriceList } from './price-years.ts';
import type { DayPrices } from './rates.ts';

/** The prices of some days: the same object for all days of one season of a list, or of one exception. */
export type PricedDays = DayPrices & { readonly isException?: true };

/** All that stays are priced by, made ready to be asked for many days. */
export type PriceBook = {
  readonly rules: PriceRules;
  /** The first list first. */
  readonly lists: readonly PriceList[];
  /** Undefined only where the list in force leaves the day out. */
  readonly findPrices: (day: LocalDate) => PricedDays | undefined;
  /** The least that the nights of a stay cost that arrives on that day, in whole euros: an exception without one has the season's. */
  readonly leastOn: (day: LocalDate) => number;
  /** The list in force on a day: its fees are those of a stay that arrives then. */
  readonly listOn: (day: LocalDate) => PriceList;
};

type Written = { readonly lists: readonly PriceList[]; readonly rules: PriceRules };

/** Sorts once: a day costs two searches, however many seasons and exceptions there are. */
export function createPriceBook({ lists, rules }: Written): PriceBook {
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
    leastOn: (day) => findException(day)?.minPrice ?? findSeason(day)?.minPrice ?? 0,
    listOn,
  };
}
