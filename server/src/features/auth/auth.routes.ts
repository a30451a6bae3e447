import type { auth as authRows } from '@approdo/shared/contract/account/auth';
import type { Handlers } from '../../http/calls/handler.ts';
import type { Auth } from './auth.service.ts';

export function authRoutes(auth: Auth): Handlers<typeof authRows> {
  return {
    register: ({ body }, context) => auth.register(body, context),
    login: ({ body }, { address }) => auth.signIn(body, address),
    logout: async (_, { caller }) => {
      await auth.signOut(caller);
      return undefined;
    },
    me: (_, { caller }) => auth.getUser(caller.userId),
    confirmEmail: ({ body }) => auth.confirmEmail(body),
    disown: ({ body }) => auth.disown(body),
    resendConfirmation: ({ body }, context) => auth.resendConfirmation(body.email, context),
    forgotPassword: ({ body }, context) => auth.forgotPassword(body.email, context),
    resetPassword: ({ body }) => auth.resetPassword(body),
  };
}
