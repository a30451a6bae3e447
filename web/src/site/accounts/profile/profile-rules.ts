import type { User } from '@approdo/shared/contract/accounts/auth';
import { profileEdit } from '@approdo/shared/contract/accounts/profile';
import type { z } from 'zod';
import { type Reading, readWith, textOf } from '../../forms/use-submission.ts';

type ProfileEdit = z.output<typeof profileEdit>;

/** Whose it is, and how its own refusals are worded. */
type Setting = {
  readonly account: User;
  /** Whether the account has a second proof, which the site asks for then, in place of the password. */
  readonly twoProofs: boolean;
  readonly words: { readonly currentPasswordMissing: string; readonly newPasswordsDiffer: string };
};

/** What the form holds: fields as they are typed, and the avatar where another was chosen. */
type Filled = { readonly form: FormData; readonly avatar: string | null | undefined };

/**
 * The edit that the form makes: only what it changes, so that what was changed elsewhere meanwhile stays. The current
 * password goes along only where it is asked for: with a new password or another e-mail, of an account without a second proof.
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

/** Another way to write the same address, in capitals or not, is no other address. */
function changesEmail(email: string, account: User): boolean {
  return email.toLowerCase() !== account.email.toLowerCase();
}
