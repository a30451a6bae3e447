import type { redirects as rows } from '@approdo/shared/contract/content/redirects';
import { type Handlers, withFaultFinder } from '../../../http/calls/handler.ts';
import type { Redirects } from './redirects.service.ts';

export function redirectsRoutes(redirects: Redirects): Handlers<typeof rows> {
  return {
    list: ({ query }) => redirects.list(query),
    create: withFaultFinder(
      ({ body }) => redirects.findFaults(body),
      ({ body }) => redirects.create(body),
    ),
    update: withFaultFinder(
      ({ body }) => redirects.findFaults(body),
      ({ params, body }, { precondition }) => redirects.update(params.id, body, precondition),
    ),
    async remove({ params }) {
      await redirects.remove(params.id);
      return undefined;
    },
  };
}
