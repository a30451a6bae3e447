import type { Reader, Trx } from '../../../db/transaction.ts';
import type { MailedTokenPurpose, MailedTokensTable } from './auth.table.ts';

export async function insertMailedToken(trx: Trx, token: MailedTokensTable): Promise<void> {
  await trx.insertInto('mailed_tokens').values(token).execute();
}

export async function findMailedToken(reader: Reader, tokenHash: string): Promise<MailedTokensTable | undefined> {
  return await reader.selectFrom('mailed_tokens').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** The accounts that have a link for that purpose, valid at that instant. */
export async function listHoldersOfTokens(reader: Reader, purpose: MailedTokenPurpose, now: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('mailed_tokens')
    .select('user_id')
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function deleteMailedTokensOf(trx: Trx, userId: string, purpose: MailedTokenPurpose): Promise<void> {
  await trx.deleteFrom('mailed_tokens').where('user_id', '=', userId).where('purpose', '=', purpose).execute();
}
