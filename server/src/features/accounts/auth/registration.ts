import type { Session } from '@approdo/shared/contract/accounts/auth';
import { makeId } from '../../../adapters/random.ts';
import { type Trx, transact } from '../../../db/transaction.ts';
import { keepAcceptance } from '../../base/notices/index.ts';
import { emailTaken, findAccountByEmail, openAccount, refuseTakenEmail, viewUser } from '../../base/people/index.ts';
import type { Sender } from '../devices/index.ts';
import { auditNewAccount } from './audit-accounts.ts';
import { confirmationMail } from './auth.mail.ts';
import type { AuthParts } from './auth.parts.ts';
import { issueMailedToken } from './mailed-tokens.ts';

export type Registration = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Whether a request waits for the account in the browser that opens it. */
  readonly isForRequest?: boolean | undefined;
};

type RegistrationInput = Registration & { readonly sender: Sender };

/** Opens an account, signed in and unconfirmed, and queues the confirmation link with it. */
export function createRegistration({ database, clock, limits, passwords, admit, queueLetter, wakeSenders }: AuthParts) {
  async function openUnconfirmed(
    trx: Trx,
    { name, email, isForRequest, sender }: RegistrationInput,
    passwordHash: string,
  ): Promise<Session> {
    const id = makeId();
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
    await auditNewAccount({ trx, clock, userId: id, by: { userId: id, name } }, 'USER');
    await keepAcceptance(trx, { way: 'REGISTRATION', email, now: clock.now() });
    const token = await issueMailedToken(trx, clock, { userId: id, purpose: 'CONFIRM_EMAIL' });
    await queueLetter(trx, confirmationMail({ user, token, language: sender.language, isForRequest }));
    return { ...(await admit(trx, { user, by: 'REGISTERED', sender })), user: viewUser(user) };
  }

  return async function register(registration: Registration, sender: Sender): Promise<Session> {
    await limits.spend('registrationByAddress', sender.network);
    if (await findAccountByEmail(database, registration.email)) throw emailTaken();
    const passwordHash = await passwords.hash(registration.password);
    const session = await transact(database, (trx) =>
      openUnconfirmed(trx, { ...registration, sender }, passwordHash),
    ).catch(refuseTakenEmail);
    wakeSenders();
    return session;
  };
}
