import { emailKey } from '@approdo/shared/domain/base/email';
import { rememberQuery } from '../../../db/remembered-query.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import type { NewAccountRow, UsersTable } from './people.table.ts';

export async function findUserByEmail(reader: Reader, email: string): Promise<UsersTable | undefined> {
  return await reader.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();
}

export async function findUserById(reader: Reader, id: string): Promise<UsersTable | undefined> {
  const [found] = await listUserById(reader, { id });
  return found;
}

const listUserById = rememberQuery(
  (reader, { id }) => reader.selectFrom('users').selectAll().where('id', '=', id),
  'id',
);

export async function hasAdmin(reader: Reader): Promise<boolean> {
  const admin = await reader.selectFrom('users').select('id').where('role', '=', 'ADMIN').executeTakeFirst();
  return admin !== undefined;
}

/** Fails with a unique violation where the e-mail is taken in any spelling. */
export async function insertUser(trx: Trx, user: NewAccountRow): Promise<void> {
  await trx
    .insertInto('users')
    .values({ has_printed_password: 0, ...user, email_key: emailKey(user.email) })
    .execute();
}

export async function updateUser(trx: Trx, id: string, change: Partial<Omit<UsersTable, 'id'>>): Promise<void> {
  await trx.updateTable('users').set(change).where('id', '=', id).execute();
}

/** Deletes an account with its sessions and links; its posts and bookings remain without an account. */
export async function deleteUser(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', id).execute();
}

/** Addresses of the accounts' avatars. */
export async function listAvatars(reader: Reader): Promise<string[]> {
  const rows = await reader.selectFrom('users').select('avatar').where('avatar', 'is not', null).execute();
  return rows.flatMap(({ avatar }) => avatar ?? []);
}

export async function findFormerEmail(reader: Reader, userId: string): Promise<string | undefined> {
  const row = await reader.selectFrom('former_emails').select('email').where('user_id', '=', userId).executeTakeFirst();
  return row?.email;
}

/** An account's current address, and its former confirmed one. */
export async function findAddressesOf(reader: Reader, userId: string) {
  return await reader
    .selectFrom('users')
    .leftJoin('former_emails', 'former_emails.user_id', 'users.id')
    .select(['users.email', 'users.email_confirmed', 'former_emails.email as former'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

export async function putFormerEmail(trx: Trx, userId: string, email: string): Promise<void> {
  await trx
    .insertInto('former_emails')
    .values({ user_id: userId, email })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ email }))
    .execute();
}

export async function deleteFormerEmail(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('former_emails').where('user_id', '=', userId).execute();
}

/** Deletes the former addresses of accounts that confirmed their current one, except these accounts. */
export async function deleteObsoleteFormerEmails(trx: Trx, except: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('former_emails')
    .where('user_id', 'in', (of) => of.selectFrom('users').select('id').where('email_confirmed', '=', 1))
    .$if(except.length > 0, (rows) => rows.where('user_id', 'not in', except))
    .execute();
}

/** Every account, oldest first. */
export async function listUsers(reader: Reader): Promise<UsersTable[]> {
  return await reader.selectFrom('users').selectAll().orderBy('created_at').orderBy('id').execute();
}

export async function isOnlyAdmin(reader: Reader, id: string): Promise<boolean> {
  const admins = await reader.selectFrom('users').select('id').where('role', '=', 'ADMIN').limit(2).execute();
  return admins.length === 1 && admins[0]?.id === id;
}

/** Id and name of every ADMIN account, the oldest first. */
export async function listAdmins(reader: Reader): Promise<Pick<UsersTable, 'id' | 'name'>[]> {
  return await reader
    .selectFrom('users')
    .select(['id', 'name'])
    .where('role', '=', 'ADMIN')
    .orderBy('created_at')
    .execute();
}

/** The columns that a search looks at. */
export async function listAccountsToFind(reader: Reader) {
  return await selectAccountsToFind(reader, {});
}

const selectAccountsToFind = rememberQuery((reader) =>
  reader.selectFrom('users').select(['id', 'name', 'email', 'created_at']),
);
