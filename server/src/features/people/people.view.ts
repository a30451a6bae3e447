import type { User } from '@approdo/shared/contract/account/auth';
import type { UsersTable } from './people.table.ts';

/** An account as she sees it whose it is. */
export function viewOwnAccount(row: UsersTable, { mustAddProof }: { readonly mustAddProof: boolean }): User {
  return {
    ...viewUser(row),
    ...(row.has_printed_password === 1 && { mustChangePassword: true }),
    ...(mustAddProof && { mustAddProof }),
  };
}

/** An account as its owner and the administrators see it. */
export function viewUser(row: UsersTable): User {
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
