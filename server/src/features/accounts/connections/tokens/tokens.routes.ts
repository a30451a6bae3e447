import type { tokens as rows } from '@approdo/shared/contract/accounts/tokens';
import type { Handlers } from '../../../../http/calls/handler.ts';
import type { AccessTokens } from './tokens.service.ts';

export function tokensRoutes(tokens: AccessTokens): Handlers<typeof rows> {
  return {
    list: () => tokens.list(),
    create: ({ body }, { caller }) => tokens.create(caller, body),
    async remove({ params }, { caller }) {
      await tokens.remove(caller, params.id);
      return undefined;
    },
  };
}
