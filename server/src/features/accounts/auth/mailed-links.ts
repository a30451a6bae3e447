import { emailKey } from '@approdo/shared/domain/base/email';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { wait } from '../../../adapters/waiting.ts';
import { type Trx, transact } from '../../../db/transaction.ts';
import { readClient } from '../../../http/read-client.ts';
import { changeAccount, findAccountByEmail, findFormerAddress, type UsersTable } from '../../base/people/index.ts';
import { hasRoomFor } from '../../content/mail/index.ts';
import { endSessions, removeDevices, type Sender } from '../devices/index.ts';
import { endKeys } from '../keys/index.ts';
import { auditPassword } from './audit-accounts.ts';
import { confirmationMail, passwordResetMail } from './auth.mail.ts';
import type { AuthParts } from './auth.parts.ts';
import { deleteMailedTokensOf } from './auth.repository.ts';
import type { MailedTokenPurpose } from './auth.table.ts';
import { endPassword } from './end-access.ts';
import { isConfirmedAlready, issueMailedToken, type MailedProof, readMailedToken } from './mailed-tokens.ts';
import { forgetWrongGuesses } from './sign-in.ts';

type NewPassword = MailedProof & { readonly password: string };

/** Much longer than the work for an account takes, so that the response time does not reveal whether there is one. */
const MIN_ANSWER_MS = 150;

/** What mailed links do; each proves that its reader owns the address. */
export function createMailedLinks({ database, clock, limits, passwords, queueLetter, ...needs }: AuthParts) {
  const { wakeSenders, onNewEmail, onConfirmed, notifyKeysChanged } = needs;

  async function mailLink(email: string, purpose: MailedTokenPurpose, language: Language): Promise<void> {
    await transact(database, async (trx) => {
      const user = await findAccountByEmail(trx, email);
      if (!user || (purpose === 'CONFIRM_EMAIL' && user.email_confirmed)) return;
      if (!(await hasRoomFor(trx, clock, user.email))) return;
      if (!(await limits.tryToCount(trx, 'mailToAccount', user.id))) return;
      const token = await issueMailedToken(trx, clock, { userId: user.id, purpose });
      const write = purpose === 'CONFIRM_EMAIL' ? confirmationMail : passwordResetMail;
      await queueLetter(trx, write({ user, token, language }));
    });
    wakeSenders();
  }

  async function requestLink(email: string, { network, language }: Sender, purpose: MailedTokenPurpose): Promise<void> {
    await limits.spend('mailRequestByAddress', network);
    await Promise.all([mailLink(email, purpose, language), wait(MIN_ANSWER_MS)]);
  }

  /**
   * The reader has proved the account's present address: what waits for that happens now. The former address no longer
   * counts; it is kept while the link is valid, so that its owner may still say that the account is not theirs.
   */
  async function completeConfirmation(trx: Trx, account: UsersTable): Promise<void> {
    if (!account.email_confirmed) await dropFormerEmail(trx, account);
    await onConfirmed(trx, { userId: account.id, email: account.email });
  }

  async function dropFormerEmail(trx: Trx, account: UsersTable): Promise<void> {
    const former = await findFormerAddress(trx, account);
    if (former === undefined || emailKey(former) === account.email_key) return;
    await onNewEmail(trx, { userId: account.id, from: former, to: account.email });
  }

  /**
   * Whoever proves an address is not bound by what a stranger left there. If somebody had proved another address of the
   * account before, that one is notified.
   */
  async function revokeUnprovedAccess(trx: Trx, user: UsersTable, { browser, language }: Sender): Promise<void> {
    await removeDevices(trx, user.id);
    if (!(await endKeys(trx, { userId: user.id, at: clock.now() }))) return;
    await notifyKeysChanged(trx, { user, change: { is: 'keysReset' }, client: await readClient(browser), language });
  }

  return {
    /** The link stays, for `disown` and for repeated use: once the address is confirmed it does nothing more. */
    async confirmEmail(proof: MailedProof): Promise<void> {
      await transact(database, async (trx) => {
        if (await isConfirmedAlready(trx, proof)) return;
        const user = await readMailedToken(trx, clock, { ...proof, purpose: 'CONFIRM_EMAIL' });
        await changeAccount(trx, user.id, { email_confirmed: 1 });
        await completeConfirmation(trx, user);
      });
      wakeSenders();
    },

    async resendConfirmation(email: string, sender: Sender): Promise<void> {
      await requestLink(email, sender, 'CONFIRM_EMAIL');
    },

    async forgotPassword(email: string, sender: Sender): Promise<void> {
      await requestLink(email, sender, 'RESET_PASSWORD');
    },

    /** The link's reader owns the mailbox, so it also confirms the address, and lifts a lock by wrong guesses. */
    async resetPassword({ password, ...proof }: NewPassword, sender: Sender): Promise<void> {
      const link = { ...proof, purpose: 'RESET_PASSWORD' } as const;
      await readMailedToken(database, clock, link);
      const passwordHash = await passwords.hash(password);
      await transact(database, async (trx) => {
        const user = await readMailedToken(trx, clock, link);
        if (!user.email_confirmed) await revokeUnprovedAccess(trx, user, sender);
        await changeAccount(trx, user.id, {
          password_hash: passwordHash,
          has_printed_password: 0,
          email_confirmed: 1,
        });
        await deleteMailedTokensOf(trx, user.id, 'RESET_PASSWORD');
        await completeConfirmation(trx, user);
        await endSessions(trx, user.id);
        await endPassword(trx, user.id);
        await forgetWrongGuesses(trx, limits, user.email);
        const act = { trx, clock, userId: user.id, by: { userId: user.id, name: user.name } };
        await auditPassword(act, 'Con il collegamento ricevuto per e-mail');
      });
      wakeSenders();
    },
  };
}
