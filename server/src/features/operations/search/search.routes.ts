import type { search as rows } from '@approdo/shared/contract/operations/search';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Search } from './search.service.ts';

export function searchRoutes(search: Search): Handlers<typeof rows> {
  return {
    find: async ({ body }, { caller }) => ({ hits: await search.find(body.q, caller) }),
  };
}
