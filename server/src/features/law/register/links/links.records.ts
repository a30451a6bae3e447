import type { Reader, Trx } from '../../../../db/transaction.ts';

export type StoredLink = { readonly stayId: string; readonly tokenHash: string; readonly expiresAt: string };

/** Undefined where no link has that token, or it has expired. */
export async function findLink(reader: Reader, tokenHash: string, now: Date): Promise<StoredLink | undefined> {
  const row = await reader
    .selectFrom('register_links')
    .select(['stay_id', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row && { stayId: row.stay_id, tokenHash, expiresAt: row.expires_at };
}

/** When the open link of a stay expires; undefined where it has none. */
export async function findLinkEnd(reader: Reader, stayId: string, now: Date): Promise<string | undefined> {
  const row = await reader
    .selectFrom('register_links')
    .select('expires_at')
    .where('stay_id', '=', stayId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row?.expires_at;
}

/** Replaces the link that the stay had. */
export async function putLink(trx: Trx, { stayId, tokenHash, expiresAt }: StoredLink, madeAt: Date): Promise<void> {
  const link = { token_hash: tokenHash, expires_at: expiresAt, made_at: madeAt.toISOString() };
  await trx
    .insertInto('register_links')
    .values({ stay_id: stayId, ...link })
    .onConflict((conflict) => conflict.column('stay_id').doUpdateSet(link))
    .execute();
}

export async function updateLinkEnd(trx: Trx, stayId: string, expiresAt: string): Promise<void> {
  await trx.updateTable('register_links').set({ expires_at: expiresAt }).where('stay_id', '=', stayId).execute();
}

/** Resolves with whether there was one. */
export async function deleteLink(trx: Trx, stayId: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('register_links').where('stay_id', '=', stayId).executeTakeFirst();
  return numDeletedRows > 0n;
}
