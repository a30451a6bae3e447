import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import type { CashFlow } from '@approdo/shared/domain/money/income';
import { sql } from 'kysely';
import type { Reader } from '../../../db/transaction.ts';
import type { TabledEntry } from './entries-csv.ts';

/** The entries of a year, summed by month and kind; of these stays alone, those for the stay. */
export async function listCashFlows(reader: Reader, year: number, stayIds?: readonly string[]): Promise<CashFlow[]> {
  const entries = reader.selectFrom('entries');
  const rows = await (stayIds ? entries.where('booking_id', 'in', stayIds).where('purpose', '=', 'STAY') : entries)
    .select([
      sql<string>`substr(date, 1, 7)`.as('month'),
      'direction',
      'purpose',
      'method',
      sql<number>`case when reverses is null then 0 else 1 end`.as('isCounter'),
      (query) => query.fn.sum<number>('amount').as('amount'),
    ])
    .where('date', '>=', `${year}-01-01`)
    .where('date', '<=', `${year}-12-31`)
    .groupBy([sql`1`, 'direction', 'purpose', 'method', sql`5`])
    .execute();
  return rows.map(({ isCounter, ...row }) => ({ ...row, isCounter: isCounter === 1 }));
}

/** The stays that may have earned something in a year: with a night in it, or cancelled after a payment. */
export async function listEarningStays(reader: Reader, year: number) {
  const rows = await reader
    .selectFrom('bookings')
    .select(['id', 'status', 'start_date', 'end_date', 'closed_at', 'portal', 'commission', 'source', 'guest_name'])
    .select((query) =>
      query
        .selectFrom('booking_prices')
        .select('total')
        .whereRef('booking_id', '=', 'bookings.id')
        .orderBy('edition', 'desc')
        .limit(1)
        .as('price'),
    )
    .where((query) =>
      query.or([
        query.and([
          query('status', '=', 'CONFIRMED'),
          query('start_date', '<=', `${year}-12-31`),
          query('end_date', '>', `${year}-01-01`),
        ]),
        query.and([
          query('status', '=', 'REJECTED'),
          query('id', 'in', query.selectFrom('entries').select('booking_id')),
        ]),
      ]),
    )
    .execute();
  // Payments are only needed where a stay has no price: ledgers may be long.
  const paid = await sumPaid(
    reader,
    rows.filter(({ status, price }) => status === 'REJECTED' || price === null).map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    source: row.source,
    guestName: row.guest_name ?? '',
    startDate: row.start_date,
    endDate: row.end_date,
    price: row.price,
    paid: paid.get(row.id) ?? 0,
    portal: row.portal,
    commission: row.commission,
    ...(row.status === 'REJECTED' && { closedOn: closedOn(row) }),
  }));
}

/** The stays that begin in a year and were confirmed, also those that were cancelled since. */
export async function listArrivals(reader: Reader, year: number) {
  const rows = await reader
    .selectFrom('bookings')
    .select(['id', 'source', 'start_date', 'created_at', 'status'])
    .where((query) => query.or([query('status', '=', 'CONFIRMED'), query('outcome', '=', 'CANCELLED')]))
    .where('start_date', '>=', `${year}-01-01`)
    .where('start_date', '<=', `${year}-12-31`)
    .execute();
  return rows.map(({ id, source, start_date, created_at, status }) => ({
    ...{ id, source, startDate: start_date },
    requestedOn: todayInRome(new Date(created_at)),
    isCancelled: status === 'REJECTED',
  }));
}

/** What was paid for each of these stays, less refunds, in cents; stays without payments are left out. */
async function sumPaid(reader: Reader, bookingIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom('entries')
    .select('booking_id')
    .select(sql<number>`sum(case direction when 'IN' then amount else -amount end)`.as('paid'))
    .where('booking_id', 'in', bookingIds)
    .where('purpose', '=', 'STAY')
    .groupBy('booking_id')
    .execute();
  return new Map(rows.map(({ booking_id, paid }) => [booking_id, paid]));
}

/** A refusal has no instant: what was retained then counts on the day of arrival. */
function closedOn({
  closed_at,
  start_date,
}: {
  readonly closed_at: string | null;
  readonly start_date: string;
}): string {
  return closed_at === null ? start_date : todayInRome(new Date(closed_at));
}

/** Every entry of a year with its stay, by date. */
export async function listEntriesOf(reader: Reader, year: number): Promise<TabledEntry[]> {
  const rows = await reader
    .selectFrom('entries')
    .innerJoin('bookings', 'bookings.id', 'entries.booking_id')
    .select([
      'entries.id',
      'date',
      'direction',
      'purpose',
      'amount',
      'method',
      'reference',
      'reverses',
      'guest_name',
      'start_date',
      'end_date',
    ])
    .where('date', '>=', `${year}-01-01`)
    .where('date', '<=', `${year}-12-31`)
    .orderBy('date')
    .orderBy('entries.created_at')
    .orderBy('entries.id')
    .execute();
  return rows.map(({ reverses, guest_name, start_date, end_date, ...entry }) => ({
    ...entry,
    isCounter: reverses !== null,
    guestName: guest_name ?? '',
    startDate: start_date,
    endDate: end_date,
  }));
}
