import { newPassphrase } from '@approdo/shared/contract/operations/passphrase';
import { z } from 'zod';
import { PROTECTION } from './texts/backup.ts';

/** How an archive is downloaded: without a `passphrase` it is not encrypted. */
export const downloadFields = z.union([
  z.object({ isProtected: z.literal(false) }).transform(() => ({ passphrase: undefined })),
  z
    .object({ isProtected: z.literal(true), passphrase: newPassphrase, again: z.string() })
    .refine(({ passphrase, again }) => passphrase === again.normalize('NFC'), {
      path: ['again'],
      message: PROTECTION.different,
      when: () => true,
    }),
]);
