import type { CardEvent } from '../../../../adapters/card-checkout/card-checkout.ts';
import { jsonColumn } from '../../../../db/json-column.ts';
import type { Reader, Trx } from '../../../../db/transaction.ts';
import { type AsideReason, cardEvent, type StoredWarning, warningRecord } from './cards.table.ts';

const reportedColumn = jsonColumn('card_events_aside.told', cardEvent);

/** Resolves with false, and writes nothing, for an event that was received before. */
export async function noteEvent(trx: Trx, id: string, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('card_events')
    .values({ id, received_at: at.toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function setAside(trx: Trx, event: CardEvent, why: AsideReason): Promise<void> {
  const payment = 'payment' in event ? (event.payment ?? null) : null;
  await trx
    .insertInto('card_events_aside')
    .values({ event_id: event.id, why, payment_id: payment, told: reportedColumn.write(event) })
    .execute();
}

/** Removes and returns events that arrived before their payment, in the order in which they happened. */
export async function takeEventsAside(trx: Trx, payment: string): Promise<CardEvent[]> {
  const waiting = trx
    .selectFrom('card_events_aside')
    .select('event_id')
    .where('payment_id', '=', payment)
    .where('why', '=', 'UNKNOWN_PAYMENT');
  const rows = await trx.selectFrom('card_events_aside').select('told').where('event_id', 'in', waiting).execute();
  await trx
    .deleteFrom('card_warnings')
    .where('kind', '=', 'UNKNOWN_PAYMENT')
    .where('event_id', 'in', waiting)
    .execute();
  await trx
    .deleteFrom('card_events_aside')
    .where('payment_id', '=', payment)
    .where('why', '=', 'UNKNOWN_PAYMENT')
    .execute();
  return rows.map(({ told }) => reportedColumn.read(told)).toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

export async function insertWarning(trx: Trx, warning: StoredWarning): Promise<void> {
  await trx
    .insertInto('card_warnings')
    .values(warningRecord.rowOf(warning))
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute();
}

/** Warnings that the owner has not dismissed, latest first, each with its stay. */
export async function listWarnings(reader: Reader, limit: number) {
  const rows = await reader
    .selectFrom('card_warnings as warning')
    .leftJoin('card_payments as payment', 'payment.payment_id', 'warning.payment_id')
    .leftJoin('entries as entry', 'entry.id', 'payment.entry_id')
    .leftJoin('bookings as booking', 'booking.id', 'entry.booking_id')
    .select([
      'warning.event_id',
      'warning.kind',
      'warning.amount',
      'warning.currency',
      'warning.payment_id',
      'warning.order_id',
      'warning.created_at',
      'booking.id as bookingId',
      'booking.guest_name as guestName',
    ])
    .orderBy('warning.created_at', 'desc')
    .orderBy('warning.event_id')
    .limit(limit)
    .execute();
  return rows.map(({ bookingId, guestName, ...row }) => ({ ...warningRecord.recordOf(row), bookingId, guestName }));
}

/** Resolves with false where there is none. */
export async function deleteWarning(trx: Trx, eventId: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('card_warnings').where('event_id', '=', eventId).executeTakeFirst();
  return numDeletedRows > 0n;
}
