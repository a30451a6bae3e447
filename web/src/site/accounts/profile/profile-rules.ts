import type { User } from '@approdo/shared/contract/accounts/auth';
import { profileEdit } from '@approdo/shared/contract/accounts/profile';
import type { z } from 'zod';
import { type Reading, readWith, textOf } from '../../forms/use-submission.ts';

type ProfileEdit = z.output<typeof profileEdit>;

/** The account, and the wording of its own refusals. */
type Setting = {
  readonly account: User;
  /** Whether the account has a second proof, which the site asks for instead of the password. */
  readonly twoProofs: boolean;
  readonly words: { readonly currentPasswordMissing: string; readonly newPasswordsDiffer: string };
};

/** What the form holds: the typed fields, and the avatar if another was chosen. */
type Filled = { readonly form: FormData; readonly avatar: string | null | undefined };

/**
 * The form's edit: only what it changes, so that changes made elsewhere meanwhile stay. The current password is sent
 * only if required: with a new password or another e-mail, for an account without a second proof.
 */
export function readProfile({ form, avatar }: Filled, { account, twoProofs, words }: Setting): Reading<ProfileEdit> {
  const [name, email] = [textOf(form, 'name').trim(), textOf(form, 'email').trim()];
  const newPassword = textOf(form, 'newPassword');
  const currentPassword = textOf(form, 'currentPassword');
  const needsPassword = !twoProofs && (newPassword !== '' || changesEmail(email, account));
  const reading = readWith(profileEdit, {
    ...(name !== account.name && { name }),
    ...(email !== account.email && { email }),
    ...(avatar !== undefined && avatar !== account.avatar && { avatar }),
    ...(newPassword !== '' && { newPassword }),
    ...(needsPassword && { currentPassword }),
  });
  const faults = {
    ...('faults' in reading && reading.faults),
    ...(needsPassword && currentPassword === '' && { currentPassword: words.currentPasswordMissing }),
    ...(textOf(form, 'confirmPassword') !== newPassword && { confirmPassword: words.newPasswordsDiffer }),
  };
  return Object.keys(faults).length > 0 ? { faults } : reading;
}

/** Another spelling of the same address, such as in capitals, is no other address. */
function changesEmail(email: string, account: User): boolean {
  return email.toLowerCase() !== account.email.toLowerCase();
}
