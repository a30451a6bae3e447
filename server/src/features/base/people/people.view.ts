import type { User } from '@approdo/shared/contract/accounts/auth';
import type { UsersTable } from './people.table.ts';

/** The columns of an account that its views use. */
type VisibleColumns = Omit<UsersTable, 'email_key' | 'password_hash' | 'has_printed_password'>;

/** An account as its owner sees it. */
export function viewOwnAccount(
  row: VisibleColumns & Pick<UsersTable, 'has_printed_password'>,
  { mustAddProof }: { readonly mustAddProof: boolean },
): User {
  return {
    ...viewUser(row),
    ...(row.has_printed_password === 1 && { mustChangePassword: true }),
    ...(mustAddProof && { mustAddProof }),
  };
}

/** An account as its owner and the administrators see it. */
export function viewUser(row: VisibleColumns): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    avatar: row.avatar,
    emailConfirmed: row.email_confirmed === 1,
    createdAt: row.created_at,
  };
}
