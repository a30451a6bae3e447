import type { ProofMethod } from '@approdo/shared/domain/account/fresh-proof';

/** `proved_at` and `proved_by`: when somebody last showed in it who she is, and how; null where nobody has. */
export type SessionsTable = {
  id: string;
  user_id: string;
  expires_at: string;
  proved_at: string | null;
  proved_by: ProofMethod | null;
};

export type MailedTokenPurpose = 'CONFIRM_EMAIL' | 'RESET_PASSWORD';

export type MailedTokensTable = {
  token_hash: string;
  user_id: string;
  purpose: MailedTokenPurpose;
  expires_at: string;
};

type AuthTables = {
  sessions: SessionsTable;
  mailed_tokens: MailedTokensTable;
};

declare module '../../db/schema.ts' {
  interface Schema extends AuthTables {}
}
