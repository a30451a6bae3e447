import { type PriceRulesAnswer, priceRules } from '@approdo/shared/contract/prices/price-rules';
import { rates, type YearList } from '@approdo/shared/contract/prices/rates';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { RATES } from '../../content/property/index.ts';
import { useAction, useWrite } from '../../kit/feedback/use-action.ts';
import { PRICES_KEY } from '../../session/refreshes.ts';
import { useCall } from '../../session/use-call.ts';
import { useRead } from '../../session/use-read.ts';
import { PRICE_LISTS } from './texts/prices.ts';

/** Everything that stays are priced by, the first list first. */
export type Prices = { readonly lists: readonly YearList[]; readonly rules: PriceRulesAnswer };

/** All price lists and rules, loaded together. */
export function usePrices() {
  const call = useCall();
  return useQuery({
    queryKey: [...PRICES_KEY, 'all'],
    queryFn: async ({ signal }): Promise<Prices> => {
      const [lists, rules] = await Promise.all([call(rates.years, { signal }), call(priceRules.get, { signal })]);
      return { lists, rules };
    },
  });
}

/** A list as sent. */
type ListSent = z.input<typeof rates.replaceYear.body>;

type PutList = {
  /** The year from which the list holds; null for the first one. */
  readonly validFrom: number | null;
  readonly list: ListSent;
  readonly version: string | undefined;
};

/** Writes lists and rules and refetches all prices; the caller reports the outcome. */
export function usePriceListCalls() {
  const call = useCall();
  const queries = useQueryClient();
  return {
    /** The list in force since before this year has no year to send it to: it is sent as the current one. */
    putList: async ({ validFrom, list, version }: PutList) =>
      validFrom === null || validFrom < Number(todayInRome(new Date()).slice(0, 4))
        ? await call(rates.replace, { body: list, version })
        : await call(rates.replaceYear, { params: { year: validFrom }, body: list, version }),
    putRules: async (rules: RulesSent, version: string) => await call(priceRules.replace, { body: rules, version }),
    reload: async () => await queries.invalidateQueries({ queryKey: PRICES_KEY }),
  };
}

/** Any of the rules, as sent. */
type RulesSent = z.input<typeof priceRules.replace.body>;

/** Creates a list from a year on; rejects if the server refuses. */
export function useCreateList() {
  const { putList } = usePriceListCalls();
  return useAction({ run: putList, reloads: [PRICES_KEY], success: ({ validFrom }) => PRICE_LISTS.created(validFrom) });
}

/** Deletes the list from a year on. */
export function useRemoveList() {
  return useAction({
    run: async (year: number, call) => await call(rates.removeYear, { params: { year } }),
    success: (year) => PRICE_LISTS.removed(year),
    describe: PRICE_LISTS.removeFailed,
  });
}

/** The price list of this year. */
export function useRates() {
  return useRead(rates.get);
}

/** Replaces the price list; rejects if the server refuses. */
export function useReplaceRates() {
  return useWrite(rates.replace, { success: () => RATES.saved });
}

/** The price rules, with extras and paying age; undefined until loaded. */
export function usePriceRules(): PriceRulesAnswer | undefined {
  // Below the key of prices, so that their changes refetch it.
  return useRead(priceRules.get).data;
}
