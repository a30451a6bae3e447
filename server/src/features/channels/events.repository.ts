import type { Reader } from '../../db/transaction.ts';

/** How many events each channel has of each meaning, and whether any of them waits for its owner's word. */
export async function countEvents(reader: Reader) {
  return await reader
    .selectFrom('channel_events')
    .select(({ fn }) => ['channel_id', 'as', 'presence', fn.countAll<number>().as('count')])
    .groupBy(['channel_id', 'as', 'presence'])
    .execute();
}
