export type MailedTokenPurpose = 'CONFIRM_EMAIL' | 'RESET_PASSWORD';

export type MailedTokensTable = {
  token_hash: string;
  user_id: string;
  purpose: MailedTokenPurpose;
  expires_at: string;
};

type AuthTables = { mailed_tokens: MailedTokensTable };

declare module '../../../db/schema.ts' {
  interface Schema extends AuthTables {}
}
