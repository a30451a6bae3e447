import type { User } from '@approdo/shared/contract/account/auth';
import { transact } from '../../db/transaction.ts';
import type { Caller } from '../../http/calls/handler.ts';
import { createPasswords, getAccount, viewOwnAccount } from '../people/index.ts';
import { endDevicesOfSession } from '../push/index.ts';
import type { AuthOptions, AuthParts } from './auth.parts.ts';
import { createDisown } from './disown.ts';
import { createMailedLinks } from './mailed-links.ts';
import { createRegistration } from './registration.ts';
import { createSessions } from './sessions.ts';
import { createSignIn } from './sign-in.ts';

export type Auth = ReturnType<typeof createAuth>;

/** Accounts: opening one, signing in and out, and the links that are mailed to it. */
export function createAuth({ hasher, secret, ...options }: AuthOptions) {
  const { database, clock } = options;
  const sessions = createSessions({ database, clock, secret });
  const parts: AuthParts = { ...options, sessions, passwords: createPasswords(hasher) };

  return {
    readCaller: sessions.readCaller,
    register: createRegistration(parts),
    signIn: createSignIn(parts),
    ...createMailedLinks(parts),
    disown: createDisown(parts),

    async signOut(caller: Caller): Promise<void> {
      await transact(database, async (trx) => {
        await sessions.endSession(trx, caller.sessionId);
        await endDevicesOfSession(trx, caller.sessionId);
      });
    },

    async getUser(id: string): Promise<User> {
      return viewOwnAccount(await getAccount(database, id));
    },
  };
}
