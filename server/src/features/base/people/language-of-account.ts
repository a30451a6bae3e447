import { hasRole } from '@approdo/shared/domain/base/access';
import { ITALIAN, type Language } from '@approdo/shared/domain/base/language/language';
import type { UsersTable } from './people.table.ts';

/** What an account is written to in: staff in Italian, guests in the language of the call. */
export function languageOfAccount({ role }: Pick<UsersTable, 'role'>, asked: Language): Language {
  return hasRole(role, 'EDITOR') ? ITALIAN : asked;
}
