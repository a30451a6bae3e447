import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sql } from 'kysely';
import { rememberQuery } from '../../../db/remembered-query.ts';
import type { Reader } from '../../../db/transaction.ts';
import type { StoredEvent } from './events.records.ts';

/** Both included. */
type Days = { readonly from: LocalDate; readonly to: LocalDate };

export type TakingEvent = Pick<StoredEvent, 'id' | 'channelId' | 'startDate' | 'endDate' | 'as' | 'createdAt'>;

/** The events of all channels that take nights, or a day of departure, from `from` to `to`. */
export async function listTakingEvents(reader: Reader, days: Days): Promise<TakingEvent[]> {
  const rows = await takingEvents(reader, days)
    .select([
      'channel_events.id',
      'channel_events.channel_id',
      'channel_events.start_date',
      'channel_events.end_date',
      'channel_events.as',
      'channel_events.created_at',
    ])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    channelId: row.channel_id,
    startDate: row.start_date,
    endDate: row.end_date,
    as: row.as,
    createdAt: row.created_at,
  }));
}

/** Whether there is any such event. */
export async function isAnyEventTaking(reader: Reader, days: Days): Promise<boolean> {
  return (await listFirstTaking(reader, days)).length > 0;
}

const listFirstTaking = rememberQuery(
  (reader, days) => takingEvents(reader, days).select('channel_events.id').limit(sql.lit(1)),
  'from',
  'to',
);

function takingEvents(reader: Reader, { from, to }: Days) {
  return reader
    .selectFrom('channel_events')
    .innerJoin('channels', 'channels.id', 'channel_events.channel_id')
    .where('channel_events.end_date', '>=', from)
    .where('channel_events.start_date', '<=', to)
    .where((is) =>
      is.or([
        is('channel_events.as', 'in', ['STAY', 'CLOSURE']),
        is.and([is('channel_events.as', '=', 'EDGE'), is('channels.edges', '=', 'TAKE')]),
      ]),
    );
}

/** The events that are bookings, all or the one with that id, with the names of their channels. */
export async function listBookedEvents(reader: Reader, id?: string) {
  const booked = reader
    .selectFrom('channel_events')
    .innerJoin('bookings', 'bookings.id', 'channel_events.id')
    .innerJoin('channels', 'channels.id', 'channel_events.channel_id')
    .select(['channel_events.id', 'channel_events.channel_id', 'channels.name'])
    .select(['channel_events.as', 'channel_events.end_date']);
  const rows = await (id === undefined ? booked : booked.where('channel_events.id', '=', id)).execute();
  return rows.map((row) => ({
    id: row.id,
    channelId: row.channel_id,
    name: row.name,
    as: row.as,
    endDate: row.end_date,
  }));
}

/** The owner's name for a channel; empty if there is none. */
export async function findChannelName(reader: Reader, id: string): Promise<string> {
  const row = await reader.selectFrom('channels').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? '';
}
