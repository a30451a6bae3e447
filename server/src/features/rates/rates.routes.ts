import type { rates as rows } from '@approdo/shared/contract/rates';
import type { Handlers } from '../../http/handler.ts';
import type { Rates } from './rates.service.ts';

export function ratesRoutes(rates: Rates): Handlers<typeof rows> {
  return {
    get: () => rates.get(),
    replace: ({ body }, { precondition }) => rates.replace(body, precondition),
    quote: ({ query: { linen, ...stay } }) => rates.quote(stay, { linen: linen === 'true' }),
  };
}
