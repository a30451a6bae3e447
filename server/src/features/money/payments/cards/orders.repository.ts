import type { Reader, Trx } from '../../../../db/transaction.ts';
import { orderRecord, type StoredOrder } from './cards.table.ts';

export async function findOrder(
  reader: Reader,
  by: 'id' | 'checkout_id',
  value: string,
): Promise<StoredOrder | undefined> {
  const row = await reader.selectFrom('card_orders').selectAll().where(by, '=', value).executeTakeFirst();
  return row && orderRecord.recordOf(row);
}

export async function findOpenOrder(
  reader: Reader,
  { bookingId, purpose, amount }: Pick<StoredOrder, 'bookingId' | 'purpose' | 'amount'>,
): Promise<StoredOrder | undefined> {
  const row = await reader
    .selectFrom('card_orders')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('purpose', '=', purpose)
    .where('amount', '=', amount)
    .where('status', '=', 'OPEN')
    .executeTakeFirst();
  return row && orderRecord.recordOf(row);
}

/** The orders of a stay from an instant on, latest first. */
export async function listOrders(reader: Reader, bookingId: string, since: Date): Promise<StoredOrder[]> {
  const rows = await reader
    .selectFrom('card_orders')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('created_at', '>=', since.toISOString())
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => orderRecord.recordOf(row));
}

export async function insertOrder(trx: Trx, order: StoredOrder): Promise<void> {
  await trx.insertInto('card_orders').values(orderRecord.rowOf(order)).execute();
}

export async function updateOrder(
  trx: Trx,
  id: string,
  change: Partial<Pick<StoredOrder, 'status' | 'checkoutId' | 'url' | 'expiresAt'>>,
): Promise<void> {
  await trx.updateTable('card_orders').set(orderRecord.rowOf(change)).where('id', '=', id).execute();
}

/** Closes the orders of a stay. Resolves with its open checkout pages, as far as known here. */
export async function closeOrdersOf(trx: Trx, bookingId: string): Promise<string[]> {
  const orders = await trx
    .selectFrom('card_orders')
    .select(['id', 'checkout_id'])
    .where('booking_id', '=', bookingId)
    .where('status', 'in', ['OPEN', 'HELD'])
    .execute();
  for (const { id } of orders) await updateOrder(trx, id, { status: 'CLOSED' });
  return orders.flatMap(({ checkout_id }) => checkout_id ?? []);
}

/** Closes orders that a restore put on hold; only the provider's event can still mark them paid. */
export async function closeHeldOrders(trx: Trx): Promise<void> {
  await trx.updateTable('card_orders').set({ status: 'CLOSED' }).where('status', '=', 'HELD').execute();
}
