import { randomUUID } from 'node:crypto';
import type { Session } from '@approdo/shared/contract/account/auth';
import type { Language } from '@approdo/shared/domain/language/language';
import { type Trx, transact } from '../../db/transaction.ts';
import { clientNetwork } from '../../http/client-network.ts';
import { emailTaken, findAccountByEmail, openAccount, refuseTakenEmail, viewUser } from '../people/index.ts';
import { confirmationMail } from './auth.mail.ts';
import type { AuthParts } from './auth.parts.ts';
import { issueMailedToken } from './mailed-tokens.ts';

export type Registration = { readonly name: string; readonly email: string; readonly password: string };

type Sender = { readonly address: string; readonly language: Language };

type Asked = Registration & Pick<Sender, 'language'>;

/** Opens an account, signed in and unconfirmed; the link that confirms it is queued with it. */
export function createRegistration({
  database,
  clock,
  limits,
  passwords,
  sessions,
  queueLetter,
  wakeSenders,
}: AuthParts) {
  async function begin(trx: Trx, { name, email, language }: Asked, passwordHash: string): Promise<Session> {
    const id = randomUUID();
    const user = await openAccount(trx, {
      id,
      name,
      email,
      password_hash: passwordHash,
      role: 'USER',
      avatar: null,
      email_confirmed: 0,
      created_at: clock.now().toISOString(),
    });
    const token = await issueMailedToken(trx, clock, { userId: id, purpose: 'CONFIRM_EMAIL' });
    await queueLetter(trx, confirmationMail({ user, token, language }));
    return { token: await sessions.openSession(trx, user), user: viewUser(user) };
  }

  return async function register(registration: Registration, { address, language }: Sender): Promise<Session> {
    await limits.spend('registrationByAddress', clientNetwork(address));
    if (await findAccountByEmail(database, registration.email)) throw emailTaken();
    const passwordHash = await passwords.hash(registration.password);
    const session = await transact(database, (trx) => begin(trx, { ...registration, language }, passwordHash)).catch(
      refuseTakenEmail,
    );
    wakeSenders();
    return session;
  };
}
