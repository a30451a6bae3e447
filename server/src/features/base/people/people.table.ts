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
  /** Whether the password is still the one that the program made and printed. */
  has_printed_password: 0 | 1;
};

/** A new account; its password was chosen by the user unless stated otherwise. */
export type NewAccountRow = Omit<UsersTable, 'email_key' | 'has_printed_password'> &
  Partial<Pick<UsersTable, 'has_printed_password'>>;

/** The confirmed address before the account's current one, until that is confirmed too. */
type FormerEmailsTable = { user_id: string; email: string };

type PeopleTables = {
  users: UsersTable;
  former_emails: FormerEmailsTable;
};

declare module '../../../db/schema.ts' {
  interface Schema extends PeopleTables {}
}
