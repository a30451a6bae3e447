import type { ShownPrices } from '@approdo/shared/contract/prices/prices';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { createPriceBook } from '@approdo/shared/domain/prices/price-book';
import { findPriceRange } from '@approdo/shared/domain/prices/price-range';
import { initialPriceRules } from '@approdo/shared/domain/prices/price-rules';
import type { StructuredData } from '../page/structured-data.ts';

/** Of UN/CEFACT, as schema.org has them. */
const UNIT_CODES = { NIGHT: 'DAY', WEEK: 'WEE' } as const;

/** Between what the coming nights cost; undefined where the owner shows only her list. */
export function nightsOffer(prices: ShownPrices, today: LocalDate): StructuredData | undefined {
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
      // Of free days, which are not known here.
      minPrice: from.per === range.per ? from.amount : range.lowest,
      maxPrice: range.highest,
      priceCurrency: 'EUR',
      unitCode: UNIT_CODES[range.per],
    },
  };
}
