import type { Reader } from '../../../db/transaction.ts';

/** When what the accounts of a year tell last changed; its first instant where nothing has one. */
export async function readLastChange(reader: Reader, year: number): Promise<string> {
  // Beside its sums stand those of the year before.
  const [from, to] = [`${year - 1}-01-01`, `${year}-12-31`];
  const entries = reader.selectFrom('entries').where('date', '>=', from).where('date', '<=', to);
  const stays = reader.selectFrom('bookings').where('start_date', '<=', to).where('end_date', '>', from);
  const prices = reader.selectFrom('booking_prices').where('booking_id', 'in', stays.select('id'));
  const expenses = reader.selectFrom('expenses').where('day', '>=', from).where('day', '<=', to);
  const rows = reader.selectFrom('portal_rows').where('start_date', '<=', to).where('end_date', '>', from);
  const files = reader.selectFrom('portal_files').where('from_day', '<=', to).where('to_day', '>=', from);
  // A file of the next year, too, tells of stays of this one.
  const others = reader.selectFrom('portal_files').where('id', 'in', rows.select('file_id'));
  const changes = await entries
    .select(({ fn }) => fn.max<string | null>('created_at').as('at'))
    .unionAll(prices.select(({ fn }) => fn.max<string | null>('created_at').as('at')))
    .unionAll(stays.select(({ fn }) => fn.max<string | null>('confirmed_at').as('at')))
    .unionAll(stays.select(({ fn }) => fn.max<string | null>('closed_at').as('at')))
    .unionAll(expenses.select(({ fn }) => fn.max<string | null>('at').as('at')))
    .unionAll(expenses.select(({ fn }) => fn.max<string | null>('voided_at').as('at')))
    .unionAll(files.select(({ fn }) => fn.max<string | null>('created_at').as('at')))
    .unionAll(files.select(({ fn }) => fn.max<string | null>('withdrawn_at').as('at')))
    .unionAll(others.select(({ fn }) => fn.max<string | null>('created_at').as('at')))
    .unionAll(others.select(({ fn }) => fn.max<string | null>('withdrawn_at').as('at')))
    .execute();
  const instants = changes.flatMap(({ at }) => at ?? []).toSorted();
  return instants.at(-1) ?? `${year}-01-01T00:00:00.000Z`;
}
