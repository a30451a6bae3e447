import { emailKey } from '@approdo/shared/domain/account/email';
import { say } from '@approdo/shared/words/say';
import { type Trx, transact } from '../../db/transaction.ts';
import { conflict } from '../../http/problems.ts';
import { endKeys } from '../keys/index.ts';
import { dropLetters } from '../mail/index.ts';
import {
  changeAccount,
  closeAccount,
  findAccountByEmail,
  findFormerAddress,
  type UsersTable,
} from '../people/index.ts';
import { auditDeletedAccount } from './audit-accounts.ts';
import { AUTH_LETTERS } from './auth.mail.ts';
import type { AuthParts, OnConfirmed } from './auth.parts.ts';
import { endLinks } from './end-access.ts';
import { type MailedProof, readMailedToken } from './mailed-tokens.ts';

type DisownNeeds = Pick<AuthParts, 'database' | 'clock' | 'avatars' | 'onConfirmed'>;

/**
 * Takes an address back from an account that somebody else gave it to. One that was opened with it is deleted, as if it
 * had never been; one that had a confirmed address before has that again, since its holder may have mistyped the new one.
 */
export function createDisown({ database, clock, avatars, onConfirmed }: DisownNeeds) {
  return async function disown(proof: MailedProof): Promise<void> {
    const orphan = await transact(database, async (trx) => {
      const user = await readMailedToken(trx, clock, { ...proof, purpose: 'CONFIRM_EMAIL' });
      if (user.email_confirmed) throw conflict(say('accountConfirmed'));
      await dropLetters(trx, user.email, AUTH_LETTERS);
      if (await hasFormerEmailAgain(trx, user, onConfirmed)) return null;
      if (user.role !== 'USER') throw conflict(say('accountOfStaff'));
      await endKeys(trx, { userId: user.id, at: clock.now() });
      await closeAccount(trx, user.id);
      const act = { trx, clock, userId: user.id, by: null };
      await auditDeletedAccount(act, 'Da chi legge la posta dell’indirizzo, che non l’aveva aperto');
      return user.avatar;
    });
    await avatars.remove(orphan);
  };
}

/** False where it never had another, or that is meanwhile another account's. */
async function hasFormerEmailAgain(trx: Trx, account: UsersTable, onConfirmed: OnConfirmed): Promise<boolean> {
  const email = await findFormerAddress(trx, account);
  if (email === undefined || (await findAccountByEmail(trx, email))) return false;
  await changeAccount(trx, account.id, { email, email_key: emailKey(email), email_confirmed: 1 });
  await endLinks(trx, account);
  await onConfirmed(trx, { userId: account.id, email });
  return true;
}
