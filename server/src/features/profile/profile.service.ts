import type { User } from '@approdo/shared/contract/auth';
import type { profileEdit } from '@approdo/shared/contract/profile';
import { emailKey } from '@approdo/shared/domain/email';
import type { z } from 'zod';
import type { AvatarFiles } from '../../adapters/avatar-files.ts';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/open-database.ts';
import { type Trx, transact } from '../../db/transaction.ts';
import type { Caller } from '../../http/handler.ts';
import { invalidFields } from '../../http/problems.ts';
import {
  deleteMailedTokensOf,
  deleteSessionsOf,
  getUserById,
  putFormerEmail,
  updateUser,
} from '../auth/accounts.service.ts';
import { confirmationMail } from '../auth/auth.mail.ts';
import type { UsersTable } from '../auth/auth.table.ts';
import { viewUser } from '../auth/auth.view.ts';
import { issueMailedToken } from '../auth/mailed-tokens.ts';
import type { Passwords } from '../auth/passwords.ts';
import { refuseTakenEmail } from '../auth/taken-email.ts';
import type { Limits } from '../limits/limits.service.ts';
import { queueLetter } from '../mail/mail.service.ts';
import { chooseAvatar } from './choose-avatar.ts';

type ProfileEdit = z.output<typeof profileEdit>;

type ProfileNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly passwords: Passwords;
  readonly avatars: AvatarFiles;
  readonly origin: string;
  readonly wakeMail: () => void;
};

const WRONG_PASSWORD = 'La password attuale non è corretta';

export type Profile = ReturnType<typeof createProfile>;

/** What everyone may change of her own account. */
export function createProfile({ database, clock, limits, passwords, avatars, origin, wakeMail }: ProfileNeeds) {
  /** Guesses are limited, since whoever found a token may be no more than that; a right one is not counted. */
  async function provePassword({ id, password_hash: hash }: UsersTable, password = ''): Promise<void> {
    const isRight = await limits.guess([['currentPasswordByUser', id]], () => passwords.matches(password, hash));
    if (!isRight) throw invalidFields({ currentPassword: WRONG_PASSWORD });
  }

  /** The old address's links end, and the new one is sent a link of its own. */
  async function askForConfirmation(trx: Trx, before: UsersTable): Promise<void> {
    const { id: userId } = before;
    if (before.email_confirmed) await putFormerEmail(trx, userId, before.email);
    await limits.spendIn(trx, 'mailToAccount', userId);
    const token = await issueMailedToken(trx, clock, { userId, purpose: 'CONFIRM_EMAIL' });
    await queueLetter(trx, clock, confirmationMail({ user: await getUserById(trx, userId), origin, token }));
  }

  return {
    async update(caller: Caller, edit: ProfileEdit): Promise<User> {
      const before = await getUserById(database, caller.userId);
      const isProofNeeded = edit.newPassword !== undefined || hasNewEmail(before, edit);
      if (isProofNeeded) await provePassword(before, edit.currentPassword);
      const passwordHash = edit.newPassword === undefined ? undefined : await passwords.hash(edit.newPassword);
      const avatar = await chooseAvatar(avatars, before.avatar, edit.avatar);

      const user = await transact(database, async (trx) => {
        const current = await getUserById(trx, before.id);
        if (isProofNeeded && current.password_hash !== before.password_hash) {
          throw invalidFields({ currentPassword: WRONG_PASSWORD });
        }
        await updateUser(trx, before.id, changeOf(current, edit, { avatar, passwordHash }));
        if (isProofNeeded) await deleteMailedTokensOf(trx, before.id, 'RESET_PASSWORD');
        if (hasNewEmail(current, edit)) await askForConfirmation(trx, current);
        if (passwordHash !== undefined) await deleteSessionsOf(trx, before.id, caller.sessionId);
        return viewUser(await getUserById(trx, before.id));
      }).catch(async (error: unknown) => {
        if (avatar !== before.avatar) await avatars.remove(avatar);
        return refuseTakenEmail(error);
      });
      if (avatar !== before.avatar) await avatars.remove(before.avatar);
      wakeMail();
      return user;
    },
  };
}

type Prepared = { readonly avatar: string | null; readonly passwordHash: string | undefined };

function changeOf(current: UsersTable, edit: ProfileEdit, { avatar, passwordHash }: Prepared): Partial<UsersTable> {
  const email = edit.email ?? current.email;
  return {
    name: edit.name ?? current.name,
    email,
    email_key: emailKey(email),
    email_confirmed: hasNewEmail(current, edit) ? 0 : current.email_confirmed,
    avatar,
    password_hash: passwordHash ?? current.password_hash,
  };
}

/** Another spelling of the same address is no new one. */
function hasNewEmail({ email_key }: UsersTable, { email }: ProfileEdit): boolean {
  return email !== undefined && emailKey(email) !== email_key;
}
