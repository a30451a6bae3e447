import type { users as rows } from '@approdo/shared/contract/accounts/users';
import type { Handlers } from '../../../../http/calls/handler.ts';
import type { Users } from './users.service.ts';

export function usersRoutes(users: Users): Handlers<typeof rows> {
  return {
    list: () => users.list(),
    create: ({ body }, { caller }) => users.create(caller, body),
    async update({ params, body }, { caller, precondition, leaveSiteAlone }) {
      const { account, showsOnSite } = await users.update(params.id, body, { caller, precondition });
      if (!showsOnSite) leaveSiteAlone();
      return account;
    },
    async remove({ params }, { caller, leaveSiteAlone }) {
      const { showsOnSite } = await users.remove(caller, params.id);
      if (!showsOnSite) leaveSiteAlone();
      return undefined;
    },
    async removeKeys({ params }, context) {
      await users.removeKeys(context.caller, params.id, context);
      return undefined;
    },
  };
}
