import type { priceRules } from '@approdo/shared/contract/prices/price-rules';
import type { prices } from '@approdo/shared/contract/prices/prices';
import type { rates } from '@approdo/shared/contract/prices/rates';
import type { stayRules } from '@approdo/shared/contract/stays/stay-rules';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { PriceRules } from './price-rules.service.ts';
import type { Quotes } from './quotes.service.ts';
import type { Rates } from './rates.service.ts';
import type { ShownPricesOf } from './shown-prices.service.ts';
import type { StayRules } from './stay-rules.service.ts';

export function ratesRoutes(lists: Rates, quotes: Quotes): Handlers<typeof rates> {
  return {
    get: ({ query }) => lists.get(query.year),
    replace: ({ body }, asked) => lists.replace(body, asked),
    years: () => lists.listYears(),
    replaceYear: ({ params, body }, asked) => lists.replaceYear(params.year, body, asked),
    async removeYear({ params }, { caller }) {
      await lists.removeYear(params.year, caller);
      return undefined;
    },
    quote: ({ query }, context) => quotes.quote(query, context),
  };
}

export function priceRulesRoutes(rules: PriceRules): Handlers<typeof priceRules> {
  return {
    get: () => rules.get(),
    replace: ({ body }, asked) => rules.replace(body, asked),
  };
}

export function pricesRoutes(shown: ShownPricesOf): Handlers<typeof prices> {
  return {
    get: (_, context) => shown.get(context),
    days: ({ query }) => shown.listDays(query),
  };
}

export function stayRulesRoutes(rules: StayRules): Handlers<typeof stayRules> {
  return {
    get: () => rules.get(),
    replace: ({ body }, asked) => rules.replace(body, asked),
    importedStays: () => rules.listImportedStays(),
  };
}
