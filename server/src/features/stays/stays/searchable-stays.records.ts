import { makeId } from '../../../adapters/random.ts';
import { rememberQuery } from '../../../db/remembered-query.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';

/** The texts by which search finds a booking. */
export type SearchableStay = Awaited<ReturnType<typeof listSearchableStays>>[number];

/** The next bookings after one, by id, at most that many. */
export async function listSearchableStays(
  reader: Reader,
  { after, most }: { readonly after: string; readonly most: number },
) {
  return await reader
    .selectFrom('bookings')
    .leftJoin('channels', 'channels.id', 'bookings.channel_id')
    .leftJoin('channel_events', (on) =>
      on.onRef('channel_events.id', '=', 'bookings.id').on('channel_events.as', '=', 'STAY'),
    )
    .select(['bookings.id', 'bookings.status', 'bookings.outcome', 'bookings.start_date', 'bookings.end_date'])
    .select(['bookings.guest_name', 'bookings.guest_email', 'bookings.guest_phone', 'bookings.number_of_guests'])
    .select(['bookings.note', 'bookings.reason', 'channels.name as channel_name'])
    // A portal guest's departure, which may be later than the last day held.
    .select('channel_events.end_date as departure')
    .where('bookings.id', '>', after)
    .orderBy('bookings.id')
    .limit(most)
    .execute();
}

/** The revision of the searchable texts, the same for all processes; read it before the texts. */
export async function readSearchRevision(reader: Reader): Promise<string> {
  const [row] = await listSearchRevisions(reader, {});
  return row?.state ?? '';
}

const listSearchRevisions = rememberQuery((reader) => reader.selectFrom('booking_texts').select('state'));

/** Call it in each transaction that changes the texts by which bookings are found. */
export async function changeSearchRevision(trx: Trx): Promise<void> {
  await putSearchRevision(trx, { state: makeId() });
}

const putSearchRevision = rememberQuery(
  (reader, { state }) =>
    reader
      .insertInto('booking_texts')
      .values({ only_row: 1, state })
      .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ state })),
  'state',
);
