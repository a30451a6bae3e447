import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { inPortions } from '../../../db/in-portions.ts';
import { rememberQuery } from '../../../db/remembered-query.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { blockRecord, type DateBlock } from './bookings.table.ts';
import { changeSearchRevision } from './searchable-stays.records.ts';

/** Both included. */
type Days = { readonly from: LocalDate; readonly to: LocalDate };

/** The days held by the owner's own stays and blocks, and those held by each booking of a channel event. */
export async function listHeldDays(reader: Reader, { from, to }: Days) {
  const held = await reader
    .selectFrom('occupied_days')
    .innerJoin('bookings', 'bookings.id', 'occupied_days.booking_id')
    .select(['occupied_days.day', 'occupied_days.booking_id', 'bookings.channel_id'])
    .where('occupied_days.day', '>=', from)
    .where('occupied_days.day', '<=', to)
    .execute();
  return {
    own: held.flatMap(({ day, channel_id }) => (channel_id === null ? [day] : [])),
    imported: held.filter(({ channel_id }) => channel_id !== null),
  };
}

/** The bookings of channel events, with the last day that each holds from a day on, if any. */
export async function listImportedBookings(reader: Reader, ids: readonly string[], since: LocalDate) {
  return await inPortions(ids, (portion) =>
    reader
      .selectFrom('bookings')
      .leftJoin('occupied_days', (on) =>
        on.onRef('occupied_days.booking_id', '=', 'bookings.id').on('occupied_days.day', '>=', since),
      )
      .select(['bookings.id', 'bookings.start_date', 'bookings.end_date', 'bookings.sequence'])
      .select(({ fn }) => fn.max('occupied_days.day').as('last_held'))
      .where('bookings.id', 'in', [...portion])
      .where('bookings.channel_id', 'is not', null)
      .groupBy(['bookings.id', 'bookings.start_date', 'bookings.end_date', 'bookings.sequence'])
      .execute(),
  );
}

export async function insertBlocks(trx: Trx, blocks: readonly DateBlock[]): Promise<void> {
  await inPortions(blocks, (portion) =>
    trx
      .insertInto('bookings')
      .values(portion.map((block) => blockRecord.rowOf(block)))
      .execute(),
  );
  if (blocks.length > 0) await changeSearchRevision(trx);
}

export async function updateBlock(
  trx: Trx,
  { id, ...block }: Pick<DateBlock, 'id'> & Partial<DateBlock>,
): Promise<void> {
  await trx.updateTable('bookings').set(blockRecord.rowOf(block)).where('id', '=', id).execute();
  await changeSearchRevision(trx);
}

/** Deletes the bookings, and with them their days. */
export async function deleteImportedBookings(trx: Trx, ids: readonly string[]): Promise<void> {
  await inPortions(ids, (portion) =>
    trx
      .deleteFrom('bookings')
      .where('id', 'in', [...portion])
      .where('channel_id', 'is not', null)
      .execute(),
  );
  if (ids.length > 0) await changeSearchRevision(trx);
}

export async function insertHeldDays(
  trx: Trx,
  days: readonly { readonly day: LocalDate; readonly booking_id: string }[],
): Promise<void> {
  await inPortions(days, (portion) => trx.insertInto('occupied_days').values(portion).execute());
}

export async function deleteHeldDays(trx: Trx, days: readonly LocalDate[]): Promise<void> {
  await inPortions(days, (portion) =>
    trx
      .deleteFrom('occupied_days')
      .where('day', 'in', [...portion])
      .execute(),
  );
}

/** The bookings that hold any of these days, with the dates that a channel gives them. */
export const listOccupants = rememberQuery(
  (reader, { from, to }) =>
    reader
      .selectFrom('bookings')
      .leftJoin('channel_events', 'channel_events.id', 'bookings.id')
      .select(['bookings.start_date', 'bookings.end_date', 'bookings.status', 'channel_events.as'])
      .select(['channel_events.start_date as event_start', 'channel_events.end_date as event_end'])
      // By its days: an index of dates alone would lead through all that begin before, or end after.
      .where('bookings.id', 'in', (days) =>
        days.selectFrom('occupied_days').select('booking_id').where('day', '>=', from).where('day', '<=', to),
      ),
  'from',
  'to',
);

/** Marks as changed the stays that end on `since` or later, the owner's and those of channels. */
export async function bumpSequenceOfStays(trx: Trx, { since, now }: { readonly since: LocalDate; readonly now: Date }) {
  await trx
    .updateTable('bookings')
    .set(({ eb }) => ({ sequence: eb('sequence', '+', 1), changed_at: now.toISOString() }))
    .where('end_date', '>=', since)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('status', '=', 'CONFIRMED'),
        eb('id', 'in', selectFrom('channel_events').select('channel_events.id').where('as', '=', 'STAY')),
      ]),
    )
    .execute();
}

/** Marks one booking as changed, if it exists. */
export async function bumpSequenceOf(trx: Trx, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('bookings')
    .set(({ eb }) => ({ sequence: eb('sequence', '+', 1), changed_at: now.toISOString() }))
    .where('id', '=', id)
    .execute();
}

/** The bookings that take days on `since` or later, with the dates from their channel; none from `exceptChannel`. */
export async function listTakenRows(
  reader: Reader,
  { since, exceptChannel }: { readonly since: LocalDate; readonly exceptChannel: string },
) {
  return await reader
    .selectFrom('bookings')
    .leftJoin('channel_events', 'channel_events.id', 'bookings.id')
    .select(['bookings.id', 'bookings.status', 'bookings.start_date', 'bookings.end_date'])
    .select(['bookings.changed_at', 'bookings.sequence', 'channel_events.as', 'channel_events.end_date as event_end'])
    .where('bookings.status', 'in', ['CONFIRMED', 'NOT_AVAILABLE'])
    .where('bookings.end_date', '>=', since)
    .where((is) => is.or([is('bookings.channel_id', 'is', null), is('bookings.channel_id', '!=', exceptChannel)]))
    .orderBy('bookings.start_date')
    .orderBy('bookings.id')
    .execute();
}
