import { secret } from '@approdo/shared/contract/base/fields';
import { restoreSent } from '@approdo/shared/contract/operations/backup';
import { z } from 'zod';
import { CONFIRMATION, RESTORE } from './texts/backup.ts';

/** What is typed before everything is replaced; lower case is accepted, as some phones write it. */
export const restoreFields = z.object({
  confirmation: z
    .string()
    .trim()
    .refine((typed) => typed.toUpperCase() === CONFIRMATION, RESTORE.confirmationMissing),
  ...restoreSent.shape,
  password: secret,
});

/** For accounts with a second proof: a window asks for a fresh proof instead of the password. */
export const provedRestoreFields = restoreFields.extend({ password: z.string().optional() });

type Typed = { readonly confirmation: string; readonly password: string };

/** What must still be typed before the button works; undefined if nothing. */
export function findMissing({ confirmation, password }: Typed, isPasswordRequired: boolean): string | undefined {
  if (!restoreFields.shape.confirmation.safeParse(confirmation).success) return RESTORE.confirmationMissing;
  return isPasswordRequired && password === '' ? RESTORE.passwordMissing : undefined;
}
