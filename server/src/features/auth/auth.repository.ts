import type { ProofMethod } from '@approdo/shared/domain/account/fresh-proof';
import { rememberQuery } from '../../db/remembered-query.ts';
import type { Reader, Trx } from '../../db/transaction.ts';
import type { UsersTable } from '../people/index.ts';
import type { MailedTokenPurpose, MailedTokensTable, SessionsTable } from './auth.table.ts';

type UserOfSession = UsersTable & Pick<SessionsTable, 'proved_at' | 'proved_by'>;

/** The account of a session that has not expired by then, with what was proved in it: one look-up by primary key. */
export async function findUserOfSession(
  reader: Reader,
  session: { readonly id: string; readonly userId: string; readonly now: string },
): Promise<UserOfSession | undefined> {
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
      .select(['sessions.proved_at', 'sessions.proved_by'])
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

/** False where the session has ended. */
export async function updateProof(
  trx: Trx,
  { sessionId, at, by }: { readonly sessionId: string; readonly at: string; readonly by: ProofMethod },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set({ proved_at: at, proved_by: by })
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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
