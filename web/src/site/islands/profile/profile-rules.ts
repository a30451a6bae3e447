import type { User } from '@approdo/shared/contract/auth';
import { profileEdit } from '@approdo/shared/contract/profile';
import type { z } from 'zod';
import { type Reading, readWith, textOf } from '../use-submission.ts';

export const PASSWORDS_DIFFER = 'Le nuove password non corrispondono';
export const PASSWORD_NEEDED = 'Inserisci la password attuale';

type ProfileEdit = z.output<typeof profileEdit>;

/** The edit that the form makes. The current password goes along only where it is asked for: with a new password or another e-mail. */
export function readProfile(form: FormData, account: User, avatar: string | null): Reading<ProfileEdit> {
  const newPassword = textOf(form, 'newPassword');
  const currentPassword = textOf(form, 'currentPassword');
  const needsPassword = newPassword !== '' || changesEmail(textOf(form, 'email'), account);
  const reading = readWith(profileEdit, {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    avatar,
    ...(newPassword !== '' && { newPassword }),
    ...(needsPassword && { currentPassword }),
  });
  const faults = {
    ...('faults' in reading && reading.faults),
    ...(needsPassword && currentPassword === '' && { currentPassword: PASSWORD_NEEDED }),
    ...(textOf(form, 'confirmPassword') !== newPassword && { confirmPassword: PASSWORDS_DIFFER }),
  };
  return Object.keys(faults).length > 0 ? { faults } : reading;
}

/** Another way to write the same address, in capitals or not, is no other address. */
function changesEmail(email: string, account: User): boolean {
  return email.trim().toLowerCase() !== account.email.toLowerCase();
}
