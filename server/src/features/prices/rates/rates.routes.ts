import type { priceRules } from '@approdo/shared/contract/prices/price-rules';
import type { prices } from '@approdo/shared/contract/prices/prices';
import type { rates } from '@approdo/shared/contract/prices/rates';
import type { stayRules } from '@approdo/shared/contract/stays/stay-rules';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { PriceRules } from './price-rules.service.ts';
import type { PublicPriceViews } from './public-prices.service.ts';
import type { Quotes } from './quotes.service.ts';
import type { Rates } from './rates.service.ts';
import type { StayRules } from './stay-rules.service.ts';

export function ratesRoutes(lists: Rates, quotes: Quotes): Handlers<typeof rates> {
  return {
    get: ({ query }) => lists.get(query.year),
    replace: ({ body }, context) => lists.replace(body, context),
    years: () => lists.listYears(),
    replaceYear: ({ params, body }, context) => lists.replaceYear(params.year, body, context),
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
    replace: ({ body }, context) => rules.replace(body, context),
  };
}

export function pricesRoutes(publicPrices: PublicPriceViews): Handlers<typeof prices> {
  return {
    get: (_, context) => publicPrices.get(context),
    days: ({ query }) => publicPrices.listDays(query),
  };
}

export function stayRulesRoutes(rules: StayRules): Handlers<typeof stayRules> {
  return {
    get: () => rules.get(),
    replace: ({ body }, context) => rules.replace(body, context),
    importedStays: () => rules.listImportedStays(),
  };
}
