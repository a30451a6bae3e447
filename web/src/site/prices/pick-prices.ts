import type { PublicPrices } from '@approdo/shared/contract/prices/prices';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Rates } from '@approdo/shared/domain/prices/rates';

const MAX_EXCEPTIONS = 12;
const YEARS_AHEAD = 3;

/**
 * Price information for calendar, form and list beside the list in force: lists of the next three years and the next
 * exceptions. Undefined if the owner set none of it.
 */
export function pickPrices(prices: PublicPrices, rates: Rates, today: LocalDate): PublicPrices | undefined {
  const year = Number(today.slice(0, 4));
  const picked = {
    ...prices,
    lists: prices.lists.filter(({ validFrom }) => {
      return validFrom !== null && year < validFrom && validFrom <= year + YEARS_AHEAD;
    }),
    exceptions: prices.exceptions
      .toSorted((one, other) => one.startDate.localeCompare(other.startDate))
      .slice(0, MAX_EXCEPTIONS),
  };
  return hasMore(picked, rates) ? picked : undefined;
}

function hasMore(prices: PublicPrices, { seasons }: Rates): boolean {
  const { show, shortStays, guests, discounts, lists, exceptions } = prices;
  return (
    show !== 'LIST' ||
    shortStays.rule !== 'AGREEMENT' ||
    guests.included !== null ||
    [...discounts, ...lists, ...exceptions].length > 0 ||
    seasons.some(({ nightlyPrice }) => nightlyPrice !== undefined) ||
    hasMoreFields(prices)
  );
}

/** Whether prices add fields or notes to the request form. */
function hasMoreFields({ hasCodes, instant, ...offer }: PublicPrices): boolean {
  return hasCodes || instant !== null || offersExtras(offer);
}

/** Whether there is anything to choose beside linen with default rules. */
export function offersExtras({
  extras,
  linenPer,
  linenUntilDays,
}: Pick<PublicPrices, 'extras' | 'linenPer' | 'linenUntilDays'>): boolean {
  return extras.length > 0 || linenPer !== 'STAY' || linenUntilDays > 0;
}
