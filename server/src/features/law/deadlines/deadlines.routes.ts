import type { deadlines as rows } from '@approdo/shared/contract/law/deadlines';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Deadlines } from './deadlines.service.ts';

export function deadlinesRoutes(deadlines: Deadlines): Handlers<typeof rows> {
  return {
    list: ({ query }) => deadlines.list(query),
    tick: ({ params, body }, { caller }) => deadlines.tick(params.key, body.done, caller),
  };
}
