import type { Reader, Trx } from '../../../db/transaction.ts';
import type { PrivacyTerms } from './privacy.table.ts';

export async function hasUnreadNews(reader: Reader): Promise<boolean> {
  const row = await reader.selectFrom('privacy_news').select('is_read').executeTakeFirst();
  return row?.is_read === 0;
}

export async function markNewsRead(trx: Trx): Promise<void> {
  await trx.updateTable('privacy_news').set({ is_read: 1 }).execute();
}

export async function readPrivacyTerms(reader: Reader): Promise<PrivacyTerms> {
  const row = await reader.selectFrom('privacy_settings').select('deletes_messages').executeTakeFirst();
  return { deletesMessages: row?.deletes_messages === 1 };
}

export async function putPrivacyTerms(trx: Trx, { deletesMessages }: PrivacyTerms): Promise<void> {
  const deletes_messages = deletesMessages ? 1 : 0;
  await trx
    .insertInto('privacy_settings')
    .values({ only_row: 1, deletes_messages })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ deletes_messages }))
    .execute();
}
