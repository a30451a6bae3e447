import type { homepage as rows } from '@approdo/shared/contract/content/homepage';
import { type Handlers, withFaultFinder } from '../../../http/calls/handler.ts';
import type { Homepage } from './homepage.service.ts';

export function homepageRoutes(homepage: Homepage): Handlers<typeof rows> {
  return {
    get: (_, locale) => homepage.get(locale),
    update: withFaultFinder(
      ({ body }) => homepage.findFaults(body),
      ({ body }, { precondition }) => homepage.update(body, precondition),
    ),
  };
}
