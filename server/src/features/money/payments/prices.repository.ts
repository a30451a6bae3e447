import { inPortions } from '../../../db/in-portions.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { priceRecord, type StoredPrice } from './payments.table.ts';

/** All editions of a stay's price, oldest first; empty for stays from before prices were stored. */
export async function listPrices(reader: Reader, bookingId: string): Promise<StoredPrice[]> {
  const rows = await reader
    .selectFrom('booking_prices')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('edition')
    .execute();
  return rows.map((row) => priceRecord.recordOf(row));
}

/** The current price; undefined where there is none. */
export async function findPrice(reader: Reader, bookingId: string): Promise<StoredPrice | undefined> {
  const row = await reader
    .selectFrom('booking_prices')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('edition', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && priceRecord.recordOf(row);
}

/** The total of each stay's current price, null by agreement; stays from before prices were stored are left out. */
export async function listPriceTotals(
  reader: Reader,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const prices = reader.selectFrom('booking_prices').select(['booking_id', 'total']).orderBy('edition');
  const rows = await inPortions([...bookingIds], (portion) => prices.where('booking_id', 'in', portion).execute());
  return new Map(rows.map(({ booking_id, total }) => [booking_id, total]));
}

/** The current price of each of these stays; those from before prices were stored are left out. */
export async function listPricesThatHold(reader: Reader, bookingIds: readonly string[]): Promise<StoredPrice[]> {
  const prices = reader.selectFrom('booking_prices').selectAll().orderBy('edition');
  const rows = await inPortions([...bookingIds], (portion) => prices.where('booking_id', 'in', portion).execute());
  return [...new Map(rows.map((row) => [row.booking_id, row])).values()].map((row) => priceRecord.recordOf(row));
}

/** The same for every stay. */
export async function listAllPriceTotals(reader: Reader): Promise<ReadonlyMap<string, number | null>> {
  const rows = await reader
    .selectFrom('booking_prices')
    .select(['booking_id', 'total'])
    .orderBy('booking_id')
    .orderBy('edition')
    .execute();
  return new Map(rows.map(({ booking_id, total }) => [booking_id, total]));
}

/** Adds an edition; earlier ones stay. */
export async function addPrice(trx: Trx, bookingId: string, price: StoredPrice): Promise<void> {
  await trx
    .insertInto('booking_prices')
    .values(({ selectFrom }) => ({
      booking_id: bookingId,
      edition: selectFrom('booking_prices')
        .select(({ eb, fn, lit }) => eb(fn.coalesce(fn.max('edition'), lit(0)), '+', 1).as('next'))
        .where('booking_id', '=', bookingId),
      ...priceRecord.rowOf(price),
    }))
    .execute();
}
