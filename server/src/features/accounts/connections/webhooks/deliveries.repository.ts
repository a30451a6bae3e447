import type { Reader, Trx } from '../../../../db/transaction.ts';
import { deliveryRecord, type StoredDelivery } from './webhooks.table.ts';

/** At most `max` deliveries, newest first. */
export async function listDeliveries(reader: Reader, webhookId: string, max: number): Promise<StoredDelivery[]> {
  const rows = await reader
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(max)
    .execute();
  return rows.map((row) => deliveryRecord.recordOf(row));
}

export async function findDelivery(reader: Reader, id: string): Promise<StoredDelivery | undefined> {
  const row = await reader.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).executeTakeFirst();
  return row && deliveryRecord.recordOf(row);
}

/** The delivery that is due at an address: first come first, and the last failed last. */
export async function findDue(reader: Reader, webhookId: string, now: string): Promise<StoredDelivery | undefined> {
  const row = await reader
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .orderBy('tries')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && deliveryRecord.recordOf(row);
}

/** When the next delivery is due; undefined if none waits. */
export async function findNextAttemptAt(reader: Reader): Promise<string | undefined> {
  const row = await reader
    .selectFrom('webhook_deliveries')
    .select('next_try_at')
    .where('next_try_at', 'is not', null)
    .orderBy('next_try_at')
    .limit(1)
    .executeTakeFirst();
  return row?.next_try_at ?? undefined;
}

export async function insertDelivery(trx: Trx, delivery: StoredDelivery): Promise<void> {
  await trx.insertInto('webhook_deliveries').values(deliveryRecord.rowOf(delivery)).execute();
}

export async function updateDelivery(trx: Trx, id: string, change: Partial<Omit<StoredDelivery, 'id'>>): Promise<void> {
  await trx.updateTable('webhook_deliveries').set(deliveryRecord.rowOf(change)).where('id', '=', id).execute();
}

/** Marks everything waiting for an address, or what of it came up to that instant, as failed. */
export async function failWaiting(trx: Trx, webhookId: string, upTo?: string): Promise<void> {
  const waiting = trx
    .updateTable('webhook_deliveries')
    .set({ status: 'FAILED', next_try_at: null })
    .where('webhook_id', '=', webhookId)
    .where('status', '=', 'WAITING');
  await (upTo === undefined ? waiting : waiting.where('created_at', '<=', upTo)).execute();
}

/** Puts off all of an address's waiting deliveries, so that a silent one is not tried once for each message. */
export async function putOffWaiting(trx: Trx, webhookId: string, until: string): Promise<void> {
  await trx
    .updateTable('webhook_deliveries')
    .set({ next_try_at: until })
    .where('webhook_id', '=', webhookId)
    .where('next_try_at', '<', until)
    .execute();
}

export async function deleteDeliveriesBefore(trx: Trx, instant: string): Promise<void> {
  await trx.deleteFrom('webhook_deliveries').where('created_at', '<', instant).execute();
}
