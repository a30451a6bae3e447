import type { Role } from '@approdo/shared/domain/account/access';

export type UsersTable = {
  id: string;
  name: string;
  email: string;
  email_key: string;
  password_hash: string;
  role: Role;
  avatar: string | null;
  email_confirmed: 0 | 1;
  created_at: string;
  /** Whether the password is the one that the program made and printed. */
  has_printed_password: 0 | 1;
};

/** An account that is to be: its password is her own unless it is said otherwise. */
export type NewAccountRow = Omit<UsersTable, 'email_key' | 'has_printed_password'> &
  Partial<Pick<UsersTable, 'has_printed_password'>>;

export type SessionsTable = { id: string; user_id: string; expires_at: string };

export type MailedTokenPurpose = 'CONFIRM_EMAIL' | 'RESET_PASSWORD';

export type MailedTokensTable = {
  token_hash: string;
  user_id: string;
  purpose: MailedTokenPurpose;
  expires_at: string;
};

/** The address that was confirmed before the account's present one, until that is confirmed too. */
type FormerEmailsTable = { user_id: string; email: string };

type AuthTables = {
  users: UsersTable;
  sessions: SessionsTable;
  mailed_tokens: MailedTokensTable;
  former_emails: FormerEmailsTable;
};

declare module '../../db/schema.ts' {
  interface Schema extends AuthTables {}
}
