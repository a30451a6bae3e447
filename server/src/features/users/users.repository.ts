import type { Reader } from '../../db/transaction.ts';
import { notFound } from '../../http/problems.ts';
import type { UsersTable } from '../auth/auth.table.ts';

/** Every account, the oldest first. */
export async function listUsers(reader: Reader): Promise<UsersTable[]> {
  return await reader.selectFrom('users').selectAll().orderBy('created_at').orderBy('id').execute();
}

/** Throws 404 where there is none. */
export async function getUser(reader: Reader, id: string): Promise<UsersTable> {
  const user = await reader.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (!user) throw notFound('Utente non trovato');
  return user;
}

export async function isOnlyAdmin(reader: Reader, id: string): Promise<boolean> {
  const admins = await reader.selectFrom('users').select('id').where('role', '=', 'ADMIN').limit(2).execute();
  return admins.length === 1 && admins[0]?.id === id;
}
