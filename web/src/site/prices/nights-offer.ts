import type { PublicPrices } from '@approdo/shared/contract/prices/prices';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { createPriceBook } from '@approdo/shared/domain/prices/price-book';
import { findPriceRange } from '@approdo/shared/domain/prices/price-range';
import { initialPriceRules } from '@approdo/shared/domain/prices/price-rules';
import type { StructuredData } from '../page/structured-data.ts';

/** UN/CEFACT unit codes, as in schema.org. */
const UNIT_CODES = { NIGHT: 'DAY', WEEK: 'WEE' } as const;

/** The price range of the coming nights; undefined if only the lists are displayed. */
export function nightsOffer(prices: PublicPrices, today: LocalDate): StructuredData | undefined {
  const { from, lists, weekendNights, exceptions } = prices;
  if (!from) return undefined;
  const range = findPriceRange(
    createPriceBook({ lists, rules: { ...initialPriceRules, weekendNights, exceptions } }),
    today,
  );
  if (!range) return undefined;
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      // Exact only for free days, which are not known here.
      minPrice: from.per === range.per ? from.amount : range.lowest,
      maxPrice: range.highest,
      priceCurrency: 'EUR',
      unitCode: UNIT_CODES[range.per],
    },
  };
}
