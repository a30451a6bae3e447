import type { Reader } from '../../db/transaction.ts';
import type { UsersTable } from '../auth/auth.table.ts';

/** Every account, the oldest first. */
export async function listUsers(reader: Reader): Promise<UsersTable[]> {
  return await reader.selectFrom('users').selectAll().orderBy('created_at').orderBy('id').execute();
}

export async function isOnlyAdmin(reader: Reader, id: string): Promise<boolean> {
  const admins = await reader.selectFrom('users').select('id').where('role', '=', 'ADMIN').limit(2).execute();
  return admins.length === 1 && admins[0]?.id === id;
}
