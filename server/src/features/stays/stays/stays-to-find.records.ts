import { makeId } from '../../../adapters/random.ts';
import { rememberQuery } from '../../../db/remembered-query.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';

/** What a booking is found by. */
export type StayToFind = Awaited<ReturnType<typeof listStaysToFind>>[number];

/** So many of the bookings after one, by id. */
export async function listStaysToFind(
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
    // The day on which a portal's guest leaves, which may be later than the last that is taken.
    .select('channel_events.end_date as departure')
    .where('bookings.id', '>', after)
    .orderBy('bookings.id')
    .limit(most)
    .execute();
}

/** Another one once there is anything else to find; the same for all processes, and as old as what is read after it. */
export async function readTextsState(reader: Reader): Promise<string> {
  const [row] = await listTextsStates(reader, {});
  return row?.state ?? '';
}

const listTextsStates = rememberQuery((reader) => reader.selectFrom('booking_texts').select('state'));

/** To be called in each transaction that changes what bookings are found by. */
export async function changeTextsState(trx: Trx): Promise<void> {
  await putTextsState(trx, { state: makeId() });
}

const putTextsState = rememberQuery(
  (reader, { state }) =>
    reader
      .insertInto('booking_texts')
      .values({ only_row: 1, state })
      .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ state })),
  'state',
);
