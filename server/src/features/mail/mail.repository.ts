import type { Reader, Trx } from '../../db/transaction.ts';
import type { OutboxTable } from './mail.table.ts';

/** How many messages are looked at together. */
const BATCH = 100;

export async function insertMail(trx: Trx, row: OutboxTable): Promise<void> {
  await trx.insertInto('outbox').values(row).execute();
}

/** Messages that wait, the one whose turn comes next first. */
export async function listWaitingMail(reader: Reader): Promise<OutboxTable[]> {
  return await reader
    .selectFrom('outbox')
    .selectAll()
    .where('status', '=', 'WAITING')
    .orderBy('next_attempt_at')
    .limit(BATCH)
    .execute();
}

/** What was sent is not kept: the text names guests and may hold a link that opens an account. */
export async function markSent(trx: Trx, id: string, sentAt: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ status: 'SENT', sent_at: sentAt, body: '', last_error: null })
    .where('id', '=', id)
    .execute();
}

type Failure = { readonly id: string; readonly attempts: number; readonly error: string };

export async function markFailed(trx: Trx, { id, attempts, error }: Failure): Promise<void> {
  await trx.updateTable('outbox').set({ status: 'FAILED', attempts, last_error: error }).where('id', '=', id).execute();
}

export async function postpone(trx: Trx, failure: Failure & { readonly nextAttemptAt: string }): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ attempts: failure.attempts, last_error: failure.error, next_attempt_at: failure.nextAttemptAt })
    .where('id', '=', failure.id)
    .execute();
}
