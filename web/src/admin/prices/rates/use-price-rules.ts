import { type PriceRulesAnswer, priceRules } from '@approdo/shared/contract/prices/price-rules';
import { useRead } from '../../session/use-read.ts';

/** The price rules, with extras and paying age; undefined until loaded. */
export function usePriceRules(): PriceRulesAnswer | undefined {
  // Below the key of prices, so that their changes refetch it.
  return useRead(priceRules.get).data;
}
