import type { Reader, Trx } from '../../../db/transaction.ts';

export async function insertUnannouncedRequest(trx: Trx, id: string): Promise<void> {
  await trx.insertInto('untold_requests').values({ booking_id: id }).execute();
}

/** The waiting requests not yet announced, in the order in which they came. */
export async function listUnannouncedRequestIds(reader: Reader): Promise<string[]> {
  const rows = await selectUnannounced(reader).orderBy('bookings.created_at').orderBy('bookings.id').execute();
  return rows.map(({ id }) => id);
}

export async function hasUnannouncedRequests(reader: Reader): Promise<boolean> {
  return (await selectUnannounced(reader).limit(1).executeTakeFirst()) !== undefined;
}

export async function isRequestUnannounced(reader: Reader, id: string): Promise<boolean> {
  const row = reader.selectFrom('untold_requests').select('booking_id').where('booking_id', '=', id);
  return (await row.executeTakeFirst()) !== undefined;
}

export async function deleteUnannouncedRequests(trx: Trx): Promise<void> {
  await trx.deleteFrom('untold_requests').execute();
}

function selectUnannounced(reader: Reader) {
  return reader
    .selectFrom('untold_requests')
    .innerJoin('bookings', 'bookings.id', 'untold_requests.booking_id')
    .select('bookings.id')
    .where('bookings.status', '=', 'PENDING');
}
