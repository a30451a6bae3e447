import type { Reader, Trx } from '../../../../db/transaction.ts';
import { type StoredToken, tokenRecord } from './tokens.table.ts';

/** Those valid at an instant, oldest first. */
export async function listTokens(reader: Reader, now: string): Promise<StoredToken[]> {
  const rows = await reader
    .selectFrom('access_tokens')
    .selectAll()
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => tokenRecord.recordOf(row));
}

/** A token valid at an instant, as long as its maker administers the site. */
export async function findTokenByHash(
  reader: Reader,
  { tokenHash, now }: { readonly tokenHash: string; readonly now: string },
): Promise<StoredToken | undefined> {
  const row = await reader
    .selectFrom('access_tokens')
    .innerJoin('users', 'users.id', 'access_tokens.user_id')
    .selectAll('access_tokens')
    .where('access_tokens.token_hash', '=', tokenHash)
    .where('access_tokens.expires_at', '>', now)
    .where('users.role', '=', 'ADMIN')
    .executeTakeFirst();
  return row && tokenRecord.recordOf(row);
}

export async function insertToken(trx: Trx, token: StoredToken): Promise<void> {
  await trx.insertInto('access_tokens').values(tokenRecord.rowOf(token)).execute();
}

export async function putLastUse(trx: Trx, id: string, lastUsedAt: string): Promise<void> {
  await trx.updateTable('access_tokens').set({ last_used_at: lastUsedAt }).where('id', '=', id).execute();
}

/** False if there is none. */
export async function deleteToken(trx: Trx, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('access_tokens').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function deleteTokensOf(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('access_tokens').where('user_id', '=', userId).execute();
}

export async function deleteExpiredTokens(trx: Trx, now: string): Promise<void> {
  await trx.deleteFrom('access_tokens').where('expires_at', '<=', now).execute();
}

export async function insertMadeBackups(trx: Trx, tokenId: string, backupIds: readonly string[]): Promise<void> {
  for (const backupId of backupIds) {
    await trx.insertInto('token_backups').values({ token_id: tokenId, backup_id: backupId }).execute();
  }
}

export async function hasMadeBackup(reader: Reader, tokenId: string, backupId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('token_backups')
    .select('backup_id')
    .where('token_id', '=', tokenId)
    .where('backup_id', '=', backupId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteMadeBackup(trx: Trx, backupId: string): Promise<void> {
  await trx.deleteFrom('token_backups').where('backup_id', '=', backupId).execute();
}
