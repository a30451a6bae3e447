import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { inPortions } from '../../../db/in-portions.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { eventRecord, type StoredEvent } from '../../stays/stays/index.ts';

/** The events of a channel, by date. */
export async function listEvents(reader: Reader, channelId: string): Promise<StoredEvent[]> {
  const rows = await reader
    .selectFrom('channel_events')
    .selectAll()
    .where('channel_id', '=', channelId)
    .orderBy('start_date')
    .orderBy('end_date')
    .orderBy('id')
    .execute();
  return rows.map((row) => eventRecord.recordOf(row));
}

/** Event counts by channel, meaning and presence. */
export async function countEvents(reader: Reader) {
  return await reader
    .selectFrom('channel_events')
    .select(({ fn }) => ['channel_id', 'as', 'presence', fn.countAll<number>().as('count')])
    .groupBy(['channel_id', 'as', 'presence'])
    .execute();
}

export async function insertEvents(trx: Trx, events: readonly StoredEvent[]): Promise<void> {
  await inPortions(events, (portion) =>
    trx
      .insertInto('channel_events')
      .values(portion.map((event) => eventRecord.rowOf(event)))
      .execute(),
  );
}

export async function updateEvent(trx: Trx, { id, ...event }: StoredEvent): Promise<void> {
  await trx.updateTable('channel_events').set(eventRecord.rowOf(event)).where('id', '=', id).execute();
}

export async function deleteEvents(trx: Trx, ids: readonly string[]): Promise<void> {
  await inPortions(ids, (portion) =>
    trx
      .deleteFrom('channel_events')
      .where('id', 'in', [...portion])
      .execute(),
  );
}

export async function findEvent(reader: Reader, id: string): Promise<StoredEvent | undefined> {
  const row = await reader.selectFrom('channel_events').selectAll().where('id', '=', id).executeTakeFirst();
  return row && eventRecord.recordOf(row);
}

/** Ids of the events of all channels that ended before a day. */
export async function listEventsBefore(reader: Reader, day: LocalDate): Promise<string[]> {
  const rows = await reader.selectFrom('channel_events').select('id').where('end_date', '<', day).execute();
  return rows.map(({ id }) => id);
}

/** Stays of all channels that overlap these days. */
export async function listStays(reader: Reader, { from, to }: { readonly from: LocalDate; readonly to: LocalDate }) {
  const rows = await reader
    .selectFrom('channel_events')
    .select(['id', 'channel_id', 'start_date', 'end_date'])
    .where('as', '=', 'STAY')
    .where('end_date', '>', from)
    .where('start_date', '<=', to)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    channelId: row.channel_id,
    startDate: row.start_date,
    endDate: row.end_date,
  }));
}

/** Echoes of all channels that may be guests, by date; past ones are left out. */
export async function listDoubtfulEvents(reader: Reader, today: LocalDate) {
  const rows = await reader
    .selectFrom('channel_events')
    .innerJoin('channels', 'channels.id', 'channel_events.channel_id')
    .select(['channel_events.id', 'channel_id', 'channels.name', 'start_date', 'end_date'])
    .where('is_in_doubt', '=', 1)
    .where('end_date', '>', today)
    .orderBy('start_date')
    .orderBy('channel_events.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    channel: { id: row.channel_id, name: row.name },
    startDate: row.start_date,
    endDate: row.end_date,
  }));
}

/** Whether the channel has missing events whose nights are neither confirmed nor freed yet. */
export async function hasLackingEvents(reader: Reader, channelId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('channel_events')
    .select('id')
    .where('channel_id', '=', channelId)
    .where('presence', 'in', ['MISSED', 'UNREAD'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
