import type { Session } from '@approdo/shared/contract/auth';
import { emailKey } from '@approdo/shared/domain/email';
import { transact } from '../../db/transaction.ts';
import { unauthenticated } from '../../http/problems.ts';
import { clientNetwork } from '../limits/client-network.ts';
import type { Receipt } from '../limits/limits.service.ts';
import type { AuthParts } from './auth.parts.ts';
import { findUserByEmail } from './auth.repository.ts';
import type { UsersTable } from './auth.table.ts';
import { viewUser } from './auth.view.ts';
import { createOneAtATime } from './one-at-a-time.ts';

export type Credentials = { readonly email: string; readonly password: string };

/** One text for an unknown e-mail and a wrong password. */
const WRONG = 'E-mail o password non corretti';

/**
 * Sign-in with limited guessing. An attempt counts before the password is looked at and is given back if it was right,
 * so that guesses sent together count as guesses sent one by one; those for one account wait for each other, so that
 * right passwords sent together are all let in.
 */
export function createSignIn({ database, limits, passwords, sessions }: AuthParts) {
  const oneAtATime = createOneAtATime();

  /** A server too busy to look at the password has seen no guess. */
  async function isRight({ password }: Credentials, user: UsersTable | undefined, counted: Receipt) {
    return await passwords.matches(password, user?.password_hash).catch(async (error: unknown) => {
      await transact(database, (trx) => limits.giveBack(trx, counted));
      throw error;
    });
  }

  async function signIn(credentials: Credentials, address: string): Promise<Session> {
    const account = emailKey(credentials.email);
    const counted = await limits.spendAll([
      ['signInByAccount', account],
      ['signInByAddress', clientNetwork(address)],
    ]);
    const user = await findUserByEmail(database, credentials.email);
    if (!(await isRight(credentials, user, counted)) || !user) throw unauthenticated(WRONG);
    return await transact(database, async (trx) => {
      const current = await findUserByEmail(trx, credentials.email);
      if (current?.password_hash !== user.password_hash) throw unauthenticated(WRONG);
      await limits.giveBack(trx, counted);
      await limits.clear(trx, 'signInByAccount', account);
      return { token: await sessions.openSession(trx, current), user: viewUser(current) };
    });
  }

  return (credentials: Credentials, address: string): Promise<Session> =>
    oneAtATime(emailKey(credentials.email), () => signIn(credentials, address));
}
