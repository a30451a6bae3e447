import type { Reader, Trx } from '../../db/transaction.ts';

export async function hasUnreadNews(reader: Reader): Promise<boolean> {
  const row = await reader.selectFrom('privacy_news').select('is_read').executeTakeFirst();
  return row?.is_read === 0;
}

export async function markNewsRead(trx: Trx): Promise<void> {
  await trx.updateTable('privacy_news').set({ is_read: 1 }).execute();
}
