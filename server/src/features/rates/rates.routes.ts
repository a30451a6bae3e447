import type { rates } from '@approdo/shared/contract/stay/rates';
import type { stayRules } from '@approdo/shared/contract/stay/stay-rules';
import { labelOf } from '@approdo/shared/words/quote-label';
import { wordEach } from '@approdo/shared/words/say';
import { WORDS } from '@approdo/shared/words/words';
import type { Handlers } from '../../http/calls/handler.ts';
import type { Rates } from './rates.service.ts';
import type { StayRules } from './stay-rules.service.ts';

export function ratesRoutes(prices: Rates): Handlers<typeof rates> {
  return {
    get: () => prices.get(),
    replace: ({ body }, { precondition }) => prices.replace(body, precondition),
    async quote({ query: { linen, ...stay } }, { language }) {
      const { ruleFaults, ...quote } = await prices.quote(stay, { linen: linen === 'true', language });
      const lines = quote.lines.map((line) => ({ label: labelOf(line, language), amount: line.amount }));
      return {
        ...quote,
        lines,
        ...(Object.keys(ruleFaults).length > 0 && { ruleFaults: wordEach(ruleFaults, WORDS[language]) }),
      };
    },
  };
}

export function stayRulesRoutes(rules: StayRules): Handlers<typeof stayRules> {
  return {
    get: () => rules.get(),
    replace: ({ body }, { precondition }) => rules.replace(body, precondition),
    importedStays: () => rules.listImportedStays(),
  };
}
