import { type LocalDate, laterOf } from '@approdo/shared/domain/base/date/local-date';
import type { PriceException } from '@approdo/shared/domain/prices/price-rules';
import { listOfYear, type PriceList } from '@approdo/shared/domain/prices/price-years';
import type { Season } from '@approdo/shared/domain/prices/rates';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import { isSound, type WrittenPrices } from './price-days.ts';
import { datesIn } from './year-days.ts';

/** A season or exception with its dates. */
export type ListedPrices = Stay & { readonly prices: Season | PriceException };

type Options = {
  readonly year: number;
  readonly today: LocalDate;
  /** Whether the list holds in the next year too. */
  readonly goesOn: boolean;
};

/**
 * The seasons and exceptions of a year, the next ones first. Seasons that are over have the dates of the next year, and
 * the exceptions until there are listed too, or come last if the list ends; exceptions that are over are left out.
 */
export function listPrices({ seasons, exceptions }: WrittenPrices, { year, today, goesOn }: Options): ListedPrices[] {
  const isOver = ({ endDate }: Stay) => endDate < today;
  const yearly = seasons.filter(isSound).flatMap((prices): ListedPrices[] => {
    const dates = datesIn(year, prices);
    const next = dates && isOver(dates) && goesOn ? datesIn(year + 1, prices) : dates;
    return next ? [{ ...next, prices }] : [];
  });
  const last = yearly.map(({ endDate }) => endDate).reduce(laterOf, `${year}-12-31`);
  const dated = exceptions
    .filter((one) => !isOver(one) && `${year}-01-01` <= one.endDate && one.startDate <= last)
    .map((prices): ListedPrices => ({ startDate: prices.startDate, endDate: prices.endDate, prices }));
  const place = (one: Stay) => `${isOver(one) ? 1 : 0} ${one.startDate}`;
  return [...yearly, ...dated].toSorted((a, b) => place(a).localeCompare(place(b)));
}

/** The year in which the next season begins; that of today if the list has one season only. */
export function yearToOpen(lists: readonly PriceList[], today: LocalDate): number {
  const thisYear = Number(today.slice(0, 4));
  const { seasons } = listOfYear(lists, thisYear);
  return seasons.length < 2 || seasons.some(({ from }) => from > today.slice(5)) ? thisYear : thisYear + 1;
}
