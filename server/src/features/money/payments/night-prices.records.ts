import { inPortions } from '../../../db/in-portions.ts';
import type { Reader } from '../../../db/transaction.ts';
import { priceRecord, type StoredPrice } from './payments.table.ts';

/** What the nights of stays cost by their current price, in cents; stays without one, or by agreement, are left out. */
export async function readNightPrices(
  reader: Reader,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const prices = reader.selectFrom('booking_prices').selectAll().orderBy('edition');
  const rows = await inPortions([...bookingIds], (portion) => prices.where('booking_id', 'in', portion).execute());
  const holding = new Map(rows.map((row) => [row.booking_id, priceRecord.recordOf(row)]));
  return new Map([...holding].flatMap(([id, { total, lines }]) => (total === null ? [] : [[id, sumOfNights(lines)]])));
}

function sumOfNights(lines: StoredPrice['lines']): number {
  return lines.filter(({ kind }) => kind === 'STAY').reduce((sum, { amount }) => sum + amount, 0);
}
