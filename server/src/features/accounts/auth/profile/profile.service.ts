import type { User } from '@approdo/shared/contract/accounts/auth';
import type { profileEdit } from '@approdo/shared/contract/accounts/profile';
import type { ReceivedFile } from '@approdo/shared/contract/base/endpoint';
import { emailKey } from '@approdo/shared/domain/base/email';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import type { AvatarFiles } from '../../../../adapters/avatar-files.ts';
import type { Clock } from '../../../../adapters/clock.ts';
import type { Database } from '../../../../db/database.ts';
import { type Trx, transact } from '../../../../db/transaction.ts';
import { requireFreshProof } from '../../../../http/calls/fresh-proof.ts';
import type { Caller } from '../../../../http/calls/handler.ts';
import { type FieldTexts, invalidFields, refuseFaults } from '../../../../http/problems.ts';
import type { Limits } from '../../../base/limits/index.ts';
import {
  changeAccount,
  getAccount,
  keepConfirmedEmail,
  type Passwords,
  refuseTakenEmail,
  type UsersTable,
  viewOwnAccount,
} from '../../../base/people/index.ts';
import type { QueueLetter } from '../../../content/mail/index.ts';
import { endSessions } from '../../devices/index.ts';
import { auditPassword } from '../audit-accounts.ts';
import { confirmationMail } from '../auth.mail.ts';
import { endPassword, endPasswordLinks } from '../end-access.ts';
import { notePassword } from '../fresh-proof/fresh-proof.service.ts';
import type { IsPublic } from '../is-public.ts';
import { issueMailedToken } from '../mailed-tokens.ts';
import { type AvatarStorage, chooseAvatar, findAvatarFaults, savePicture } from './choose-avatar.ts';

type ProfileEdit = z.output<typeof profileEdit>;
type Edit = Omit<ProfileEdit, 'avatar'>;

/** Returns the new avatar's address, already saved; undefined if the present one stays. */
type ChooseAvatar = (present: string | null) => Promise<string | null | undefined>;

type AvatarChange = { readonly requested?: string | null | undefined; readonly choose: ChooseAvatar };

/** The account that is changed, and the language of its letters. */
type Editor = { readonly caller: Caller; readonly language: Language };

type NewAddress = { readonly before: UsersTable; readonly user: UsersTable; readonly language: Language };

type ProfileChange = {
  readonly user: User;
  /** Whether a page of the site looks different now. */
  readonly showsOnSite: boolean;
};

type ProfileNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly passwords: Passwords;
  readonly avatars: AvatarFiles;
  readonly queueLetter: QueueLetter;
  readonly wakeSenders: () => void;
  readonly isPublic: IsPublic;
};

const WRONG_PASSWORD = say('currentPasswordWrong');

export type Profile = ReturnType<typeof createProfile>;

/** What users may change about their own account. */
export function createProfile({ database, clock, limits, passwords, avatars, queueLetter, ...needs }: ProfileNeeds) {
  const { wakeSenders, isPublic } = needs;

  /**
   * Guesses are limited, since the caller may be a thief with a token; a correct one is not counted. With a second
   * proof the password may be left out, and is not checked before the session is fresh.
   */
  async function findProofFaults(caller: Caller, account: UsersTable, edit: Partial<Edit>): Promise<FieldTexts> {
    if (!isProofNeeded(account, edit)) return {};
    if (caller.twoProofs && (edit.currentPassword === undefined || !caller.isFresh)) return {};
    const { id, password_hash: hash } = account;
    const { currentPassword = '' } = edit;
    const isRight = await limits.attempt([['currentPasswordByUser', id]], () =>
      passwords.matches(currentPassword, hash),
    );
    return isRight ? {} : { currentPassword: WRONG_PASSWORD };
  }

  /** Every picture is charged, whatever becomes of it: decoding is costly. */
  function avatarStorageFor({ userId }: Caller): AvatarStorage {
    return {
      ...avatars,
      async prepare(picture) {
        await limits.spend('avatarByUser', userId);
        return await avatars.prepare(picture);
      },
    };
  }

  /** Changes the fields in the edit, and the avatar if one is chosen: all or nothing. */
  async function change(
    { caller, language }: Editor,
    edit: Edit,
    { requested, choose }: AvatarChange,
  ): Promise<ProfileChange> {
    const before = await getAccount(database, caller.userId);
    refuseFaults({ ...(await findProofFaults(caller, before, edit)), ...findAvatarFaults(before.avatar, requested) });
    const isProved = isProofNeeded(before, edit);
    if (isProved && caller.twoProofs) requireFreshProof(caller);
    const passwordHash = edit.newPassword === undefined ? undefined : await passwords.hash(edit.newPassword);
    const avatar = await choose(before.avatar);

    const { former, now } = await transact(database, async (trx) => {
      const current = await getAccount(trx, before.id);
      if (isProved && !caller.twoProofs && current.password_hash !== before.password_hash) {
        throw invalidFields({ currentPassword: WRONG_PASSWORD });
      }
      const changed = await changeAccount(trx, before.id, changeOf(current, edit, { avatar, passwordHash }));
      if (isProved) {
        await endPasswordLinks(trx, changed);
        if (!caller.twoProofs) await notePassword(trx, caller, clock.now());
      }
      if (hasNewEmail(current, edit)) {
        await askForConfirmation(trx, { before: current, user: changed, language }, { clock, limits, queueLetter });
      }
      // A new address or password invalidates what other signed-in sessions relied on.
      if (isProofNeeded(current, edit)) await endSessions(trx, changed.id, caller.sessionId);
      if (passwordHash !== undefined) {
        await endPassword(trx, changed.id);
        await auditPassword({ trx, clock, userId: changed.id, by: caller }, 'Nel proprio profilo');
      }
      return { former: current, now: changed };
    }).catch(async (error: unknown) => {
      await avatars.remove(avatar ?? null);
      return refuseTakenEmail(error);
    });
    if (now.avatar !== former.avatar) await avatars.remove(former.avatar);
    wakeSenders();
    const looksDifferent = now.name !== former.name || now.avatar !== former.avatar;
    return { user: viewOwnAccount(now, caller), showsOnSite: looksDifferent && (await isPublic(database, now.id)) };
  }

  return {
    update: (editor: Editor, { avatar, ...edit }: ProfileEdit): Promise<ProfileChange> =>
      change(editor, edit, {
        requested: avatar,
        choose: (present) => chooseAvatar(avatarStorageFor(editor.caller), present, avatar),
      }),

    updateWithPicture: (editor: Editor, edit: Edit, picture: ReceivedFile): Promise<ProfileChange> =>
      change(editor, edit, { choose: () => savePicture(avatarStorageFor(editor.caller), picture) }),

    /** The faults in an edit's fields beyond their shape. */
    async findFaults(caller: Caller, { avatar, ...edit }: Partial<ProfileEdit>): Promise<FieldTexts> {
      const account = await getAccount(database, caller.userId);
      return { ...(await findProofFaults(caller, account, edit)), ...findAvatarFaults(account.avatar, avatar) };
    },
  };
}

/** Ends the old address's links, and mails a link to the new one. */
async function askForConfirmation(
  trx: Trx,
  { before, user, language }: NewAddress,
  { clock, limits, queueLetter }: Pick<ProfileNeeds, 'clock' | 'limits' | 'queueLetter'>,
): Promise<void> {
  await keepConfirmedEmail(trx, before);
  // Letters that others request for the account, such as password resets, do not use up this limit.
  await limits.spendIn(trx, 'newAddressByUser', user.id);
  const token = await issueMailedToken(trx, clock, { userId: user.id, purpose: 'CONFIRM_EMAIL' });
  await queueLetter(trx, confirmationMail({ user, token, language }));
}

function isProofNeeded(account: UsersTable, edit: Partial<Edit>): boolean {
  return edit.newPassword !== undefined || hasNewEmail(account, edit);
}

type Prepared = { readonly avatar: string | null | undefined; readonly passwordHash: string | undefined };

function changeOf(current: UsersTable, edit: Edit, { avatar, passwordHash }: Prepared): Partial<UsersTable> {
  const email = edit.email ?? current.email;
  const isNewPassword = passwordHash !== undefined && edit.newPassword !== edit.currentPassword;
  return {
    name: edit.name ?? current.name,
    email,
    email_key: emailKey(email),
    email_confirmed: hasNewEmail(current, edit) ? 0 : current.email_confirmed,
    avatar: avatar === undefined ? current.avatar : avatar,
    password_hash: passwordHash ?? current.password_hash,
    has_printed_password: isNewPassword ? 0 : current.has_printed_password,
  };
}

/** Another spelling of the same address is no new one. */
function hasNewEmail({ email_key }: UsersTable, { email }: Partial<Edit>): boolean {
  return email !== undefined && emailKey(email) !== email_key;
}
