import { describeRows } from '../../../db/rows.ts';
import type { Reader } from '../../../db/transaction.ts';
import { channelRecord, type StoredChannel } from './channels.table.ts';

const rows = describeRows<StoredChannel>(channelRecord);

export const { find: findChannel, insert: insertChannel, update: updateChannel, remove: deleteChannel } = rows;

/** Every channel, the oldest first. */
export function listChannels(reader: Reader): Promise<StoredChannel[]> {
  return rows.list(reader, ['created_at'], ['id']);
}
export async function findChannelByToken(reader: Reader, tokenHash: string): Promise<StoredChannel | undefined> {
  const row = await reader.selectFrom('channels').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
  return row && channelRecord.recordOf(row);
}
