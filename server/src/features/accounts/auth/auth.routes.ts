import type { auth as authRows } from '@approdo/shared/contract/accounts/auth';
import { WORDS } from '@approdo/shared/words/words';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Auth } from './auth.service.ts';

export function authRoutes(auth: Auth): Handlers<typeof authRows> {
  return {
    register: ({ body }, context) => auth.register(body, context),
    login: ({ body }, context) => auth.signIn(body, context),
    loginSecond: ({ body }, context) => auth.finishSignIn(body, context),
    logout: async (_, { caller }) => {
      await auth.signOut(caller);
      return undefined;
    },
    me: async (_, { caller }) => caller.account,
    async confirmEmail({ body }, context) {
      await auth.confirmEmail(body);
      return { message: WORDS[context.language].emailConfirmed };
    },
    async disown({ body }, context) {
      await auth.disown(body);
      return { message: WORDS[context.language].emailDisowned };
    },
    async resendConfirmation({ body }, context) {
      await auth.resendConfirmation(body.email, context);
      return { message: WORDS[context.language].confirmationSent };
    },
    async forgotPassword({ body }, context) {
      await auth.forgotPassword(body.email, context);
      return { message: WORDS[context.language].resetSent };
    },
    async resetPassword({ body }, context) {
      await auth.resetPassword(body, context);
      return { message: WORDS[context.language].passwordSet };
    },
  };
}
