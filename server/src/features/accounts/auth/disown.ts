import { emailKey } from '@approdo/shared/domain/base/email';
import { say } from '@approdo/shared/words/say';
import { type Trx, transact } from '../../../db/transaction.ts';
import { conflict } from '../../../http/problems.ts';
import {
  changeAccount,
  closeAccount,
  findAccountByEmail,
  findFormerAddress,
  type UsersTable,
} from '../../base/people/index.ts';
import { withdrawLetters } from '../../content/mail/index.ts';
import { endKeys } from '../keys/index.ts';
import { auditDeletedAccount } from './audit-accounts.ts';
import { AUTH_LETTERS } from './auth.mail.ts';
import type { AuthParts } from './auth.parts.ts';
import { endLinks } from './end-access.ts';
import { type MailedProof, readMailedToken } from './mailed-tokens.ts';

type DisownNeeds = Pick<
  AuthParts,
  'database' | 'clock' | 'avatars' | 'onConfirmed' | 'onNewEmail' | 'onDisowned' | 'hasBooked' | 'wakeSenders'
>;

/**
 * Takes an address back from an account that somebody else gave it to, confirmed or not. An account opened with it is
 * deleted, as if it had never been, unless something was booked with it; one that had a confirmed address before gets
 * that back, since its holder may have mistyped the new one.
 */
export function createDisown({ database, clock, avatars, ...needs }: DisownNeeds) {
  return async function disown(proof: MailedProof): Promise<void> {
    const orphanedAvatar = await transact(database, async (trx) => {
      const user = await readMailedToken(trx, clock, { ...proof, purpose: 'CONFIRM_EMAIL' });
      await withdrawLetters(trx, user.email, AUTH_LETTERS);
      await needs.onDisowned(trx, { userId: user.id, email: user.email });
      if (await restoreFormerEmail(trx, user, needs)) return null;
      if (await needs.hasBooked(trx, user.id)) throw conflict(say('accountBooked'));
      if (user.role !== 'USER') throw conflict(say('accountOfStaff'));
      await endKeys(trx, { userId: user.id, at: clock.now() });
      await closeAccount(trx, user.id);
      const act = { trx, clock, userId: user.id, by: null };
      await auditDeletedAccount(act, 'Da chi legge la posta dell’indirizzo, che non l’aveva aperto');
      return user.avatar;
    });
    await avatars.remove(orphanedAvatar);
    needs.wakeSenders();
  };
}

type EmailListeners = Pick<AuthParts, 'onConfirmed' | 'onNewEmail'>;

/** False if it never had another, or if that is another account's by now. */
async function restoreFormerEmail(trx: Trx, account: UsersTable, needs: EmailListeners): Promise<boolean> {
  const email = await findFormerAddress(trx, account);
  if (email === undefined || (await findAccountByEmail(trx, email))) return false;
  await changeAccount(trx, account.id, { email, email_key: emailKey(email), email_confirmed: 1 });
  await endLinks(trx, account);
  if (account.email_confirmed) await needs.onNewEmail(trx, { userId: account.id, from: account.email, to: email });
  await needs.onConfirmed(trx, { userId: account.id, email });
  return true;
}
