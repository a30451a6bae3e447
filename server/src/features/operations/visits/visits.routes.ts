import type { visits as rows } from '@approdo/shared/contract/operations/visits';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Visits } from './visits.service.ts';

export function visitsRoutes(visits: Visits): Handlers<typeof rows> {
  return {
    get: ({ query }) => visits.view(query),
    changeSettings: ({ body }, { caller }) => visits.switchTo(body.isOn, caller),
  };
}
