import { backup } from '@approdo/shared/contract/backup/backup';
import { z } from 'zod';
import { CONFIRMATION, RESTORE } from '../../texts/backup.ts';

/** What is typed before everything is replaced; a phone that writes the word small is understood, too. */
export const restoreFields = z.object({
  confirmation: z
    .string()
    .trim()
    .refine((typed) => typed.toUpperCase() === CONFIRMATION, RESTORE.confirmationMissing),
  ...backup.restore.body.shape,
});

type Typed = { readonly confirmation: string; readonly password: string };

/** What is still to be typed before the button can be pressed; undefined where nothing is. */
export function findMissing({ confirmation, password }: Typed): string | undefined {
  if (!restoreFields.shape.confirmation.safeParse(confirmation).success) return RESTORE.confirmationMissing;
  return password === '' ? RESTORE.passwordMissing : undefined;
}
