import { type PriceRulesAnswer, priceRules } from '@approdo/shared/contract/prices/price-rules';
import { useRead } from '../../session/use-read.ts';

/** What is offered with a stay, and from which age on one pays; undefined until that is known. */
export function usePriceRules(): PriceRulesAnswer | undefined {
  // Below the key of the prices: whatever changes them changes these.
  return useRead(priceRules.get).data;
}
