import type { Reader, Trx } from '../../../../db/transaction.ts';
import { type StoredWebhook, webhookRecord } from './webhooks.table.ts';

/** Oldest first. */
export async function listWebhooks(reader: Reader): Promise<StoredWebhook[]> {
  const rows = await reader.selectFrom('webhooks').selectAll().orderBy('created_at').orderBy('id').execute();
  return rows.map((row) => webhookRecord.recordOf(row));
}

export async function findWebhook(reader: Reader, id: string): Promise<StoredWebhook | undefined> {
  const row = await reader.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
  return row && webhookRecord.recordOf(row);
}

export async function insertWebhook(trx: Trx, webhook: StoredWebhook): Promise<void> {
  await trx.insertInto('webhooks').values(webhookRecord.rowOf(webhook)).execute();
}

export async function updateWebhook(trx: Trx, id: string, change: Partial<Omit<StoredWebhook, 'id'>>): Promise<void> {
  await trx.updateTable('webhooks').set(webhookRecord.rowOf(change)).where('id', '=', id).execute();
}

/** Deletes its deliveries with it. */
export async function deleteWebhook(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('webhooks').where('id', '=', id).execute();
}
