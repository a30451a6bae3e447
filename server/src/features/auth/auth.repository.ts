import { emailKey } from '@approdo/shared/domain/account/email';
import { rememberQuery } from '../../db/remembered-query.ts';
import type { Reader, Trx } from '../../db/transaction.ts';
import type { MailedTokenPurpose, MailedTokensTable, NewAccountRow, SessionsTable, UsersTable } from './auth.table.ts';

export async function findUserByEmail(reader: Reader, email: string): Promise<UsersTable | undefined> {
  return await reader.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();
}

export async function findUserById(reader: Reader, id: string): Promise<UsersTable | undefined> {
  return await reader.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

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

/** Sessions and mailed links go with it; what it wrote and booked stays without an account. */
export async function deleteUser(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', id).execute();
}

/** The account of a session that has not expired by then: one look-up by primary key. */
export async function findUserOfSession(
  reader: Reader,
  session: { readonly id: string; readonly userId: string; readonly now: string },
): Promise<UsersTable | undefined> {
  const [user] = await listUsersOfSession(reader, session);
  return user;
}

const listUsersOfSession = rememberQuery(
  (reader, { id, userId, now }) =>
    reader
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['users.id', 'users.name', 'users.email', 'users.email_key', 'users.password_hash', 'users.role'])
      .select(['users.avatar', 'users.email_confirmed', 'users.created_at', 'users.has_printed_password'])
      .where('sessions.id', '=', id)
      .where('sessions.user_id', '=', userId)
      .where('sessions.expires_at', '>', now),
  'id',
  'userId',
  'now',
);

export async function insertSession(trx: Trx, session: SessionsTable): Promise<void> {
  await trx.insertInto('sessions').values(session).execute();
}

export async function deleteSession(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('sessions').where('id', '=', id).execute();
}

/** All sessions of an account but one. */
export async function deleteSessionsOf(trx: Trx, userId: string, except = ''): Promise<void> {
  await trx.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', except).execute();
}

export async function deleteExpiredSessionsOf(trx: Trx, userId: string, now: string): Promise<void> {
  await trx.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', now).execute();
}

export async function insertMailedToken(trx: Trx, token: MailedTokensTable): Promise<void> {
  await trx.insertInto('mailed_tokens').values(token).execute();
}

export async function findMailedToken(reader: Reader, tokenHash: string): Promise<MailedTokensTable | undefined> {
  return await reader.selectFrom('mailed_tokens').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

export async function deleteMailedTokensOf(trx: Trx, userId: string, purpose: MailedTokenPurpose): Promise<void> {
  await trx.deleteFrom('mailed_tokens').where('user_id', '=', userId).where('purpose', '=', purpose).execute();
}

/** Addresses of the pictures that accounts show of themselves. */
export async function listAvatars(reader: Reader): Promise<string[]> {
  const rows = await reader.selectFrom('users').select('avatar').where('avatar', 'is not', null).execute();
  return rows.flatMap(({ avatar }) => avatar ?? []);
}

export async function findFormerEmail(reader: Reader, userId: string): Promise<string | undefined> {
  const row = await reader.selectFrom('former_emails').select('email').where('user_id', '=', userId).executeTakeFirst();
  return row?.email;
}

/** The present address of an account, and the one before it that was confirmed. */
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
