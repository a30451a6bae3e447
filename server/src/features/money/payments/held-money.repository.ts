import { type Balances, balancesOf } from '@approdo/shared/domain/money/ledger';
import type { Reader } from '../../../db/transaction.ts';
import type { GuestStay } from '../../stays/stays/index.ts';
import { entryRecord } from './payments.table.ts';
import { listPriceTotals } from './prices.repository.ts';
import { amountPaidWhenClosed } from './refund.ts';

/** A stay with payments, and how much of its money is held here, in cents. */
export type HeldMoney = Pick<
  GuestStay,
  'startDate' | 'endDate' | 'closedAt' | 'cancellationAskedAt' | 'guestName' | 'status' | 'outcome'
> & {
  readonly bookingId: string;
  readonly balances: Balances;
  /** What had been paid for the stay when it was cancelled. */
  readonly paidWhenClosed: number;
  /** What the stay costs; null where no price was set. */
  readonly price: number | null;
};

/** Every stay with payments. */
export async function listHeldMoney(reader: Reader): Promise<HeldMoney[]> {
  const entries = await reader.selectFrom('entries').selectAll().orderBy('created_at').execute();
  const stays = await reader
    .selectFrom('bookings')
    .select(['id', 'guest_name', 'status', 'outcome', 'start_date', 'end_date', 'closed_at', 'cancellation_asked_at'])
    .where('id', 'in', reader.selectFrom('entries').select('booking_id').distinct())
    .orderBy('end_date')
    .orderBy('id')
    .execute();
  const totals = await listPriceTotals(
    reader,
    stays.map(({ id }) => id),
  );
  const entriesOf = Map.groupBy(
    entries.map((row) => entryRecord.recordOf(row)),
    ({ bookingId }) => bookingId,
  );
  return stays.flatMap(({ id, status, ...row }) => {
    if (status === 'NOT_AVAILABLE') return [];
    const own = entriesOf.get(id) ?? [];
    return {
      bookingId: id,
      status,
      guestName: row.guest_name ?? '',
      startDate: row.start_date,
      endDate: row.end_date,
      outcome: row.outcome,
      closedAt: row.closed_at,
      cancellationAskedAt: row.cancellation_asked_at,
      balances: balancesOf(own),
      paidWhenClosed: amountPaidWhenClosed(own, row.closed_at),
      price: totals.get(id) ?? null,
    };
  });
}
