import { TOKEN_SCOPES } from '@approdo/shared/domain/base/token-scope';
import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../../db/record.ts';

/** A program's access token, by its hash: the database holds no usable token. */
const storedToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(TOKEN_SCOPES)),
  /** In hexadecimal. */
  tokenHash: z.string(),
  /** The account that made it; the token ends with it. */
  userId: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
  expiresAt: z.string(),
});
export type StoredToken = Readonly<z.output<typeof storedToken>>;
export const tokenRecord = describeRecord('access_tokens', storedToken);

type TokenTables = {
  access_tokens: RowOf<z.output<typeof storedToken>>;
  /** The backups that a token made. */
  token_backups: { token_id: string; backup_id: string };
};

declare module '../../../../db/schema.ts' {
  interface Schema extends TokenTables {}
}
