import type { Role } from '@approdo/shared/domain/base/access';

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

/** The address that was confirmed before the account's present one, until that is confirmed too. */
type FormerEmailsTable = { user_id: string; email: string };

type PeopleTables = {
  users: UsersTable;
  former_emails: FormerEmailsTable;
};

declare module '../../../db/schema.ts' {
  interface Schema extends PeopleTables {}
}
