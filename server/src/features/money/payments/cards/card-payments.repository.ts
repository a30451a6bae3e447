import type { Reader, Trx } from '../../../../db/transaction.ts';
import { entryRecord, type StoredEntry } from '../payments.table.ts';
import { refundRecord, type StoredRefund } from './cards.table.ts';

/** The entry of a card payment, and the provider's id for it. */
export type CardPayment = { readonly paymentId: string; readonly entry: StoredEntry };

export async function findPayment(
  reader: Reader,
  by: 'payment_id' | 'entry_id',
  value: string,
): Promise<CardPayment | undefined> {
  const row = await reader
    .selectFrom('card_payments')
    .innerJoin('entries', 'entries.id', 'card_payments.entry_id')
    .selectAll('entries')
    .select('payment_id')
    .where(by, '=', value)
    .executeTakeFirst();
  return row && { paymentId: row.payment_id, entry: entryRecord.recordOf(row) };
}

export async function insertPayment(trx: Trx, { paymentId, entry }: CardPayment): Promise<void> {
  await trx.insertInto('card_payments').values({ payment_id: paymentId, entry_id: entry.id }).execute();
}

export async function findRefund(
  reader: Reader,
  by: 'id' | 'refund_id',
  value: string,
): Promise<StoredRefund | undefined> {
  const row = await reader.selectFrom('card_refunds').selectAll().where(by, '=', value).executeTakeFirst();
  return row && refundRecord.recordOf(row);
}

/** The refunds of a stay's payments, done or attempted, each with the entry of its payment. */
export async function listRefunds(reader: Reader, bookingId: string) {
  const rows = await reader
    .selectFrom('card_refunds')
    .innerJoin('card_payments', 'card_payments.payment_id', 'card_refunds.payment_id')
    .innerJoin('entries', 'entries.id', 'card_payments.entry_id')
    .selectAll('card_refunds')
    .select(['card_payments.entry_id as of', 'entries.purpose'])
    .where('entries.booking_id', '=', bookingId)
    .execute();
  return rows.map(({ of, purpose, ...row }) => ({ ...refundRecord.recordOf(row), of, purpose }));
}

export async function insertRefund(trx: Trx, refund: StoredRefund): Promise<void> {
  await trx.insertInto('card_refunds').values(refundRecord.rowOf(refund)).execute();
}

export async function updateRefund(
  trx: Trx,
  id: string,
  change: Partial<Pick<StoredRefund, 'refundId' | 'amount' | 'status' | 'entryId'>>,
): Promise<void> {
  await trx.updateTable('card_refunds').set(refundRecord.rowOf(change)).where('id', '=', id).execute();
}

/** Stores the provider's id of a refund, unless an event without a key has stored it already. */
export async function nameRefund(trx: Trx, id: string, refundId: string): Promise<void> {
  const reported = await findRefund(trx, 'refund_id', refundId);
  if (!reported) await updateRefund(trx, id, { refundId });
  else if (reported.id !== id) await trx.deleteFrom('card_refunds').where('id', '=', id).execute();
}
