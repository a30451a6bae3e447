import type { Reader, Trx } from '../../../db/transaction.ts';
import { noticeRecord, type StoredNotice } from './push.table.ts';

/** How many are sent before the queue is read again. */
const BATCH = 100;

/** Replaces a waiting notice of that device about the same thing. */
export async function putNotice(trx: Trx, notice: StoredNotice): Promise<void> {
  const { id: _, device_id: __, tag: ___, ...rest } = noticeRecord.rowOf(notice);
  await trx
    .insertInto('push_outbox')
    .values(noticeRecord.rowOf(notice))
    .onConflict((conflict) => conflict.columns(['device_id', 'tag']).doUpdateSet({ ...rest, id: notice.id }))
    .execute();
}

/** The due notices, first come first. */
export async function listDueNotices(reader: Reader, now: string): Promise<StoredNotice[]> {
  const rows = await reader
    .selectFrom('push_outbox')
    .selectAll()
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .orderBy('created_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
  return rows.map((row) => noticeRecord.recordOf(row));
}

/** When the next notice is due; undefined if none waits. */
export async function findNextAttemptAt(reader: Reader): Promise<string | undefined> {
  const row = await reader
    .selectFrom('push_outbox')
    .select('next_attempt_at')
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
  return row?.next_attempt_at;
}

export async function deleteNotice(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('push_outbox').where('id', '=', id).execute();
}

/** Deletes what has waited since before that instant: it is no longer of interest. */
export async function deleteNoticesBefore(trx: Trx, instant: string): Promise<void> {
  await trx.deleteFrom('push_outbox').where('created_at', '<=', instant).execute();
}

type PutOff = { readonly deviceId: string; readonly attempts: number; readonly nextAttemptAt: string };

/** Puts off all of a device's waiting notices, so that a silent one is not tried once for each notice. */
export async function putOffNotices(trx: Trx, { deviceId, attempts, nextAttemptAt }: PutOff): Promise<void> {
  await trx
    .updateTable('push_outbox')
    .set({ attempts, next_attempt_at: nextAttemptAt })
    .where('device_id', '=', deviceId)
    .where('next_attempt_at', '<', nextAttemptAt)
    .execute();
}
