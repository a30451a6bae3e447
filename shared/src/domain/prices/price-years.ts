import type { Rates } from './rates.ts';

/** A list in force from 1 January of its year until the next one begins; the first one has no year. */
export type PriceList = Omit<Rates, 'currency'> & { readonly validFrom?: number | null | undefined };

type FromYear = Pick<PriceList, 'validFrom'>;

/** Maximum number of lists, including the first one. */
export const MAX_PRICE_LISTS = 10;

const YEARS_AHEAD = 4;

/** The list in force in a year. Throws if there is none. */
export function listOfYear<List extends FromYear>(lists: readonly List[], year: number): List {
  const begun = lists.filter(({ validFrom }) => (validFrom ?? 0) <= year);
  const [latest] = begun.toSorted(byYear).slice(-1);
  if (!latest) throw new RangeError(`No price list for ${year}`);
  return latest;
}

/** Orders lists by year, the first one first. */
export function byYear(one: FromYear, other: FromYear): number {
  return (one.validFrom ?? 0) - (other.validFrom ?? 0);
}

/** Why a list cannot begin in a year, in Italian; undefined if it can. */
export function findListYearFault(year: number, thisYear: number): string | undefined {
  const last = thisYear + YEARS_AHEAD;
  return thisYear <= year && year <= last ? undefined : `L’anno va da ${thisYear} a ${last}`;
}
