import type { Reader, Trx } from '../../../db/transaction.ts';

export async function insertUntold(trx: Trx, id: string): Promise<void> {
  await trx.insertInto('untold_requests').values({ booking_id: id }).execute();
}

/** The waiting requests not yet announced, in the order in which they came. */
export async function listUntoldIds(reader: Reader): Promise<string[]> {
  const rows = await selectUntold(reader).orderBy('bookings.created_at').orderBy('bookings.id').execute();
  return rows.map(({ id }) => id);
}

export async function hasUntold(reader: Reader): Promise<boolean> {
  return (await selectUntold(reader).limit(1).executeTakeFirst()) !== undefined;
}

export async function isUntold(reader: Reader, id: string): Promise<boolean> {
  const row = reader.selectFrom('untold_requests').select('booking_id').where('booking_id', '=', id);
  return (await row.executeTakeFirst()) !== undefined;
}

export async function deleteUntold(trx: Trx): Promise<void> {
  await trx.deleteFrom('untold_requests').execute();
}

function selectUntold(reader: Reader) {
  return reader
    .selectFrom('untold_requests')
    .innerJoin('bookings', 'bookings.id', 'untold_requests.booking_id')
    .select('bookings.id')
    .where('bookings.status', '=', 'PENDING');
}
