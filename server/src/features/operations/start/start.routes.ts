import type { start as rows } from '@approdo/shared/contract/operations/start';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Start } from './start.service.ts';

export function startRoutes(start: Start): Handlers<typeof rows> {
  return {
    get: (_, { caller }) => start.get(caller),
    settle: ({ params, body }, { caller }) => start.finishStep(caller, params.id, body.state),
    putAway: ({ body }, { caller }) => start.putAway(caller, body.isPutAway),
  };
}
