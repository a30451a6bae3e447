import { rememberQuery } from '../../../db/remembered-query.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { selectMustAddProof, selectTwoProofs } from '../keys/index.ts';
import type { SessionsTable } from './devices.table.ts';

/** A session with its account, unless it has expired by `now`: one look-up by primary key. */
export async function findSessionWithUser(
  reader: Reader,
  session: { readonly id: string; readonly userId: string; readonly now: string },
) {
  const [found] = await listSessionWithUser(reader, session);
  return found;
}

const listSessionWithUser = rememberQuery(
  (reader, { id, userId, now }) =>
    reader
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['users.id', 'users.name', 'users.email', 'users.role', 'users.email_confirmed'])
      .select(['users.avatar', 'users.created_at', 'users.has_printed_password'])
      .select(['sessions.expires_at', 'sessions.last_used_at', 'sessions.proved_at', 'sessions.proved_by'])
      .select(selectTwoProofs)
      .select(selectMustAddProof)
      .where('sessions.id', '=', id)
      .where('sessions.user_id', '=', userId)
      .where('sessions.expires_at', '>', now),
  'id',
  'userId',
  'now',
);

/** An account's sessions, each with its device if known. */
export async function listSessionsOf(reader: Reader, userId: string) {
  return await reader
    .selectFrom('sessions')
    .leftJoin('devices', 'devices.id', 'sessions.device_id')
    .selectAll('sessions')
    .select('devices.remembered_until')
    .where('sessions.user_id', '=', userId)
    .execute();
}

export async function findDeviceOfSession(reader: Reader, id: string): Promise<string | undefined> {
  const row = await reader.selectFrom('sessions').select('device_id').where('id', '=', id).executeTakeFirst();
  return row?.device_id ?? undefined;
}

export async function insertSession(trx: Trx, session: SessionsTable): Promise<void> {
  await trx.insertInto('sessions').values(session).execute();
}

/** False if the session has ended. */
export async function updateProof(
  trx: Trx,
  id: string,
  proof: Pick<SessionsTable, 'proved_at' | 'proved_by'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx.updateTable('sessions').set(proof).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes a use, unless one was noted since. */
export async function updateLastUse(
  trx: Trx,
  use: { readonly id: string; readonly now: string; readonly notSince: string },
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ last_used_at: use.now })
    .where('id', '=', use.id)
    .where(({ eb, or }) => or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', use.notSince)]))
    .execute();
}

/** False if the account has no such session. */
export async function deleteSession(trx: Trx, { id, userId }: { readonly id: string; readonly userId: string }) {
  const deleted = await trx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** All sessions of an account but one. */
export async function deleteSessionsOf(trx: Trx, userId: string, except = ''): Promise<void> {
  await trx.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', except).execute();
}

/** Of all accounts: expired sessions, and sessions of staff not used since. */
export async function deleteEndedSessions(
  trx: Trx,
  { now, staffUsedBy }: { readonly now: string; readonly staffUsedBy: string },
): Promise<void> {
  await trx.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await trx
    .deleteFrom('sessions')
    .where('last_used_at', '<=', staffUsedBy)
    .where('user_id', 'in', (of) => of.selectFrom('users').select('id').where('role', '!=', 'USER'))
    .execute();
}

export async function deleteExpiredSessionsOf(trx: Trx, userId: string, now: string): Promise<void> {
  await trx.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', now).execute();
}
