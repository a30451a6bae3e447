import type { Reader, Trx } from '../../../db/transaction.ts';

export type ClashPair = { readonly event_id: string; readonly other_id: string };

export async function listClashPairs(reader: Reader): Promise<ClashPair[]> {
  return await reader.selectFrom('channel_clashes').selectAll().execute();
}

/** Those of these events that are still stays of channels; deleted or reclassified ones are left out. */
export async function listStaysById(reader: Reader, ids: readonly string[]) {
  const rows = await reader
    .selectFrom('channel_events')
    .innerJoin('channels', 'channels.id', 'channel_events.channel_id')
    .select(['channel_events.id', 'channel_id', 'channels.name', 'start_date', 'end_date'])
    .where('channel_events.id', 'in', [...ids])
    .where('as', '=', 'STAY')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    channelId: row.channel_id,
    name: row.name,
    startDate: row.start_date,
    endDate: row.end_date,
  }));
}

export async function insertClash(trx: Trx, pair: ClashPair): Promise<void> {
  await trx.insertInto('channel_clashes').values(pair).execute();
}

export async function deleteClash(trx: Trx, { event_id, other_id }: ClashPair): Promise<void> {
  await trx.deleteFrom('channel_clashes').where('event_id', '=', event_id).where('other_id', '=', other_id).execute();
}
