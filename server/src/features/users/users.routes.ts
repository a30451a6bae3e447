import type { users as rows } from '@approdo/shared/contract/users';
import type { Handlers } from '../../http/handler.ts';
import type { Users } from './users.service.ts';

export function usersRoutes(users: Users): Handlers<typeof rows> {
  return {
    list: () => users.list(),
    create: ({ body }) => users.create(body),
    update: ({ params, body }, { caller, precondition }) => users.update(params.id, body, { caller, precondition }),
    async remove({ params }, { caller }) {
      await users.remove(caller, params.id);
      return undefined;
    },
  };
}
