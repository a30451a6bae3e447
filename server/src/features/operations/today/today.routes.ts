import type { today as rows } from '@approdo/shared/contract/operations/today';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Today } from './today.service.ts';

export function todayRoutes(today: Today): Handlers<typeof rows> {
  return {
    get: ({ query }) => today.readToday(query.now === undefined ? undefined : new Date(query.now)),
  };
}
