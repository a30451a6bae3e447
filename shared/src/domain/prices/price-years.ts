import type { Rates } from './rates.ts';

/** A list that holds from 1 January of its year until the next one begins; the first one, without a year, until then. */
export type PriceList = Omit<Rates, 'currency'> & { readonly validFrom?: number | null | undefined };

type FromYear = Pick<PriceList, 'validFrom'>;

/** How many lists there may be, the first one counted. */
export const MOST_PRICE_LISTS = 10;

const YEARS_AHEAD = 4;

/** The list in force in a year. Throws where there is none, not even a first one. */
export function listOfYear<List extends FromYear>(lists: readonly List[], year: number): List {
  const begun = lists.filter(({ validFrom }) => (validFrom ?? 0) <= year);
  const [latest] = begun.toSorted(byYear).slice(-1);
  if (!latest) throw new RangeError(`No price list for ${year}`);
  return latest;
}

/** The first list first. */
export function byYear(one: FromYear, other: FromYear): number {
  return (one.validFrom ?? 0) - (other.validFrom ?? 0);
}

/** What keeps a list from beginning in a year, in Italian; undefined where nothing does. */
export function findListYearFault(year: number, thisYear: number): string | undefined {
  const last = thisYear + YEARS_AHEAD;
  return thisYear <= year && year <= last ? undefined : `L’anno va da ${thisYear} a ${last}`;
}
