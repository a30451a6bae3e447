import { secret } from '@approdo/shared/contract/base/fields';
import { restoreSent } from '@approdo/shared/contract/operations/backup';
import { z } from 'zod';
import { CONFIRMATION, RESTORE } from './texts/backup.ts';

/** What is typed before everything is replaced; a phone that writes the word small is understood, too. */
export const restoreFields = z.object({
  confirmation: z
    .string()
    .trim()
    .refine((typed) => typed.toUpperCase() === CONFIRMATION, RESTORE.confirmationMissing),
  ...restoreSent.shape,
  password: secret,
});

/** Of whoever has a second proof: the window of a fresh proof asks for it. */
export const provedRestoreFields = restoreFields.extend({ password: z.string().optional() });

type Typed = { readonly confirmation: string; readonly password: string };

/** What is still to be typed before the button can be pressed; undefined where nothing is. */
export function findMissing({ confirmation, password }: Typed, isPasswordAsked: boolean): string | undefined {
  if (!restoreFields.shape.confirmation.safeParse(confirmation).success) return RESTORE.confirmationMissing;
  return isPasswordAsked && password === '' ? RESTORE.passwordMissing : undefined;
}
