import { type PriceRulesAnswer, priceRules } from '@approdo/shared/contract/stay/price-rules';
import { rates, type YearList } from '@approdo/shared/contract/stay/rates';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../feedback/use-action.ts';
import { useClient } from '../session/platform-context.ts';
import { PRICES } from '../texts/prices.ts';

const ROWS = { rates, priceRules };

/** All that reads prices begins with it: what rules and lists say depends on one another. */
const PRICES_KEY = ['rates'];

/** All that stays are priced by, the first list first. */
export type Prices = { readonly lists: readonly YearList[]; readonly rules: PriceRulesAnswer };

/** All lists and rules of prices, read together. */
export function usePrices() {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...PRICES_KEY, 'all'],
    queryFn: async ({ signal }): Promise<Prices> => {
      const [lists, rules] = await Promise.all([client.rates.years({ signal }), client.priceRules.get({ signal })]);
      return { lists, rules };
    },
  });
}

/** Replaces what is sent of the rules of prices; rejects where the server refuses. */
export function useReplacePriceRules() {
  const client = useClient(ROWS);
  return useAction({ run: client.priceRules.replace, reloads: [PRICES_KEY], success: () => PRICES.rulesSaved });
}
