import type { rates as rows } from '@approdo/shared/contract/stay/rates';
import { labelOf } from '@approdo/shared/words/quote-label';
import { wordEach } from '@approdo/shared/words/say';
import { WORDS } from '@approdo/shared/words/words';
import type { Handlers } from '../../http/calls/handler.ts';
import type { Rates } from './rates.service.ts';

export function ratesRoutes(rates: Rates): Handlers<typeof rows> {
  return {
    get: () => rates.get(),
    replace: ({ body }, { precondition }) => rates.replace(body, precondition),
    async quote({ query: { linen, ...stay } }, { language }) {
      const { ruleFaults, ...quote } = await rates.quote(stay, { linen: linen === 'true', language });
      const lines = quote.lines.map((line) => ({ label: labelOf(line, language), amount: line.amount }));
      return {
        ...quote,
        lines,
        ...(Object.keys(ruleFaults).length > 0 && { ruleFaults: wordEach(ruleFaults, WORDS[language]) }),
      };
    },
  };
}
