import type { User } from '@approdo/shared/contract/accounts/auth';

type Account = Pick<User, 'name' | 'email' | 'role'>;

/** An account as it is typed; an empty password counts as none. */
export type EditDraft = Account & { readonly password: string };

/** The changed fields only: a role, e-mail or password that is sent ends the account's sessions. */
export function readEdit({ name, email, role, password }: EditDraft, before: Account) {
  return {
    name,
    ...(email !== before.email && { email }),
    ...(role !== before.role && { role }),
    ...(password && { password }),
  };
}
