import { type PriceRulesAnswer, priceRules } from '@approdo/shared/contract/prices/price-rules';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../session/platform-context.ts';

const ROWS = { priceRules };

/** What is offered with a stay, and from which age on one pays; undefined until that is known. */
export function usePriceRules(): PriceRulesAnswer | undefined {
  const client = useClient(ROWS);
  // Below the key of the prices: whatever changes them changes these.
  return useQuery({ queryKey: ['rates', 'rules'], queryFn: ({ signal }) => client.priceRules.get({ signal }) }).data;
}
