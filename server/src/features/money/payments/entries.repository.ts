import { type Balances, balancesOf, fillsOf } from '@approdo/shared/domain/money/ledger';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { entryRecord, type StoredEntry } from './payments.table.ts';

/** The entries of a stay, in the order in which they were recorded. */
export async function listEntries(reader: Reader, bookingId: string): Promise<StoredEntry[]> {
  const rows = await reader
    .selectFrom('entries')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => entryRecord.recordOf(row));
}

/** How many entries a stay has, and when the last one was recorded; null where there is none. */
export async function describeLedger(
  reader: Reader,
  bookingId: string,
): Promise<{ readonly size: number; readonly latest: string | null }> {
  return await reader
    .selectFrom('entries')
    .select(({ fn }) => [fn.countAll<number>().as('size'), fn.max('created_at').as('latest')])
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
}

export async function findEntry(reader: Reader, by: 'id' | 'key', value: string): Promise<StoredEntry | undefined> {
  const row = await reader.selectFrom('entries').selectAll().where(by, '=', value).executeTakeFirst();
  return row && entryRecord.recordOf(row);
}

export async function hasEntries(reader: Reader, bookingId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('entries')
    .select('id')
    .where('booking_id', '=', bookingId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertEntries(trx: Trx, entries: readonly StoredEntry[]): Promise<void> {
  await trx
    .insertInto('entries')
    .values(entries.map((entry) => entryRecord.rowOf(entry)))
    .execute();
}

/** The balance of each purpose of a stay, in minus out, in cents. */
export async function readBalances(reader: Reader, bookingId: string): Promise<Balances> {
  return balancesOf(await listEntries(reader, bookingId));
}

/** The movements of each stay; stays without entries are left out. */
export async function listAllMovements(reader: Reader) {
  const rows = await reader
    .selectFrom('entries')
    .select(['booking_id', 'purpose', 'direction', 'amount', 'method', 'date', 'reverses'])
    .execute();
  return Map.groupBy(rows, ({ booking_id }) => booking_id);
}

/** The amounts that fill the instalments of several stays; stays without entries are left out. */
export async function listFills(reader: Reader, bookingIds: readonly string[]): Promise<Map<string, Balances>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom('entries')
    .select(['booking_id', 'purpose', 'direction', 'amount', 'method', 'date', 'reverses'])
    .where('booking_id', 'in', bookingIds)
    .execute();
  const byBooking = Map.groupBy(rows, ({ booking_id }) => booking_id);
  return new Map([...byBooking].map(([bookingId, own]) => [bookingId, fillsOf(own)]));
}
