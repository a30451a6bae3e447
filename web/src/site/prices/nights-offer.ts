import type { PublicPrices } from '@approdo/shared/contract/prices/prices';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { createPriceBook } from '@approdo/shared/domain/prices/price-book';
import { findPriceRange } from '@approdo/shared/domain/prices/price-range';
import { initialPriceRules } from '@approdo/shared/domain/prices/price-rules';
import type { StructuredData } from '../page/structured-data.ts';

/** UN/CEFACT unit codes, as in schema.org. */
const UNIT_CODES = { NIGHT: 'DAY', WEEK: 'WEE' } as const;

/** The price range of a week among the coming nights; undefined if only the lists are displayed, or none can be had. */
export function nightsOffer(prices: PublicPrices, today: LocalDate): StructuredData | undefined {
  const { from, lists, weekendNights, shortStays, exceptions } = prices;
  if (!from) return undefined;
  const rules = { ...initialPriceRules, weekendNights, shortStays, exceptions };
  const range = findPriceRange(createPriceBook({ lists, rules }), { today });
  if (!range) return undefined;
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: from.amount,
      // Of all weeks: which of them are free is not known here.
      maxPrice: range.highest,
      priceCurrency: 'EUR',
      unitCode: UNIT_CODES[from.per],
    },
  };
}
