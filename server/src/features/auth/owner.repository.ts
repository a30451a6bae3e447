import type { Reader } from '../../db/transaction.ts';

/** Name and e-mail of every ADMIN account, the oldest first. */
export async function listAdmins(reader: Reader): Promise<{ readonly name: string; readonly email: string }[]> {
  return await reader
    .selectFrom('users')
    .select(['name', 'email'])
    .where('role', '=', 'ADMIN')
    .orderBy('created_at')
    .execute();
}
