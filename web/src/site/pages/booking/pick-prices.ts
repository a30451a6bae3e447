import type { ShownPrices } from '@approdo/shared/contract/stay/prices';
import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import type { Rates } from '@approdo/shared/domain/stay/rates';

const MOST_EXCEPTIONS = 12;
const YEARS_AHEAD = 3;

/**
 * What calendar, form and list tell of prices beside the list in force: lists that begin within three years, and the next
 * exceptions. Undefined where the owner set nothing of it.
 */
export function pickPrices(prices: ShownPrices, rates: Rates, today: LocalDate): ShownPrices | undefined {
  const year = Number(today.slice(0, 4));
  const picked = {
    ...prices,
    lists: prices.lists.filter(({ validFrom }) => {
      return validFrom !== null && year < validFrom && validFrom <= year + YEARS_AHEAD;
    }),
    exceptions: prices.exceptions
      .toSorted((one, other) => one.startDate.localeCompare(other.startDate))
      .slice(0, MOST_EXCEPTIONS),
  };
  return tellsMore(picked, rates) ? picked : undefined;
}

function tellsMore(
  { show, shortStays, guests, discounts, lists, exceptions }: ShownPrices,
  { seasons }: Rates,
): boolean {
  return (
    show !== 'LIST' ||
    shortStays.rule !== 'AGREEMENT' ||
    guests.included !== null ||
    [...discounts, ...lists, ...exceptions].length > 0 ||
    seasons.some(({ nightlyPrice }) => nightlyPrice !== undefined)
  );
}
