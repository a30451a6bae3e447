import type { PriceLine } from '@approdo/shared/domain/money/price';
import { inPortions } from '../../db/in-portions.ts';
import type { Reader, Trx } from '../../db/transaction.ts';
import type { PaymentsTables, StoredPrice } from './payments.table.ts';

/** All that a stay has cost, the first price first; none where it is from before prices were kept. */
export async function listPrices(reader: Reader, bookingId: string): Promise<StoredPrice[]> {
  const rows = await reader
    .selectFrom('booking_prices')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('edition')
    .execute();
  return rows.map(priceOf);
}

/** The price that holds; undefined where there is none. */
export async function findPrice(reader: Reader, bookingId: string): Promise<StoredPrice | undefined> {
  const row = await reader
    .selectFrom('booking_prices')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('edition', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && priceOf(row);
}

/** What each of these stays costs by the price that holds, null by agreement; those from before prices were kept are left out. */
export async function listPriceTotals(
  reader: Reader,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const prices = reader.selectFrom('booking_prices').select(['booking_id', 'total']).orderBy('edition');
  const rows = await inPortions([...bookingIds], (portion) => prices.where('booking_id', 'in', portion).execute());
  return new Map(rows.map(({ booking_id, total }) => [booking_id, total]));
}

/** Keeps what it was before. */
export async function addPrice(trx: Trx, bookingId: string, price: StoredPrice): Promise<void> {
  await trx
    .insertInto('booking_prices')
    .values(({ selectFrom }) => ({
      booking_id: bookingId,
      edition: selectFrom('booking_prices')
        .select(({ eb, fn, lit }) => eb(fn.coalesce(fn.max('edition'), lit(0)), '+', 1).as('next'))
        .where('booking_id', '=', bookingId),
      lines: JSON.stringify(price.lines),
      total: price.total,
      is_agreed: price.isAgreed ? 1 : 0,
      start_date: price.startDate,
      end_date: price.endDate,
      linen: price.linen ? 1 : 0,
      reason: price.reason,
      created_at: price.createdAt,
    }))
    .execute();
}

function priceOf(row: PaymentsTables['booking_prices']): StoredPrice {
  return {
    lines: readLines(row.lines),
    total: row.total,
    isAgreed: row.is_agreed === 1,
    startDate: row.start_date,
    endDate: row.end_date,
    linen: row.linen === 1,
    reason: row.reason,
    createdAt: row.created_at,
  };
}

function readLines(json: string): PriceLine[] {
  return JSON.parse(json);
}
