import { hasRole } from '@approdo/shared/domain/base/access';
import { ITALIAN, type Language } from '@approdo/shared/domain/base/language/language';
import type { UsersTable } from './people.table.ts';

/** The language of mail to an account: Italian for staff, the call's language for guests. */
export function languageOfAccount({ role }: Pick<UsersTable, 'role'>, requested: Language): Language {
  return hasRole(role, 'EDITOR') ? ITALIAN : requested;
}
