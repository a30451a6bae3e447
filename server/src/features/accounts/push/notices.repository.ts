import type { Reader, Trx } from '../../../db/transaction.ts';
import { noticeRecord, type StoredNotice } from './push.table.ts';

/** How many are sent before the queue is read again. */
const BATCH = 100;

/** It replaces what waits for that device about the same thing. */
export async function putNotice(trx: Trx, notice: StoredNotice): Promise<void> {
  const { id: _, device_id: __, tag: ___, ...rest } = noticeRecord.rowOf(notice);
  await trx
    .insertInto('push_outbox')
    .values(noticeRecord.rowOf(notice))
    .onConflict((conflict) => conflict.columns(['device_id', 'tag']).doUpdateSet({ ...rest, id: notice.id }))
    .execute();
}

/** Those whose turn has come, first come first. */
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

/** When the next one's turn comes; undefined where none waits. */
export async function findNextTurn(reader: Reader): Promise<string | undefined> {
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

/** Forgets what has waited since before that instant: nobody wants to be told of it any more. */
export async function deleteNoticesBefore(trx: Trx, instant: string): Promise<void> {
  await trx.deleteFrom('push_outbox').where('created_at', '<=', instant).execute();
}

type PutOff = { readonly deviceId: string; readonly attempts: number; readonly nextAttemptAt: string };

/** Puts off all that a device is to be told before then, so that a silent one is not asked once for each notice. */
export async function putOffNotices(trx: Trx, { deviceId, attempts, nextAttemptAt }: PutOff): Promise<void> {
  await trx
    .updateTable('push_outbox')
    .set({ attempts, next_attempt_at: nextAttemptAt })
    .where('device_id', '=', deviceId)
    .where('next_attempt_at', '<', nextAttemptAt)
    .execute();
}
