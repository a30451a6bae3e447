import type { start as rows } from '@approdo/shared/contract/site/start';
import type { Handlers } from '../../http/calls/handler.ts';
import type { Start } from './start.service.ts';

export function startRoutes(start: Start): Handlers<typeof rows> {
  return {
    get: () => start.get(),
    settle: ({ params, body }) => start.settle(params.id, body.state),
    putAway: ({ body }) => start.putAway(body.isPutAway),
  };
}
