import { emailKey } from '@approdo/shared/domain/email';
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

export async function isAdminAddress(reader: Reader, email: string): Promise<boolean> {
  const user = await reader
    .selectFrom('users')
    .select('role')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return user?.role === 'ADMIN';
}
