import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const storedRedirect = z.object({
  id: z.string(),
  /** As the owner wrote it, without host. */
  fromAddress: z.string(),
  /** SHA-256 of the key that old addresses are compared by. */
  keyHash: z.string(),
  toAddress: z.string(),
  /** The move that wrote it; null by hand. */
  moveId: z.string().nullable(),
});
export type StoredRedirect = Readonly<z.output<typeof storedRedirect>>;

export const redirectRecord = describeRecord('redirects', storedRedirect);

type RedirectsTables = { redirects: RowOf<z.output<typeof storedRedirect>> };

declare module '../../../db/schema.ts' {
  interface Schema extends RedirectsTables {}
}
