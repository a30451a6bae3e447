import type { Reader, Trx } from '../../db/transaction.ts';
import type { OutboxTable } from './mail.table.ts';

export async function insertMail(trx: Trx, row: OutboxTable): Promise<void> {
  await trx.insertInto('outbox').values(row).execute();
}

/** Waiting messages whose turn has come, those that wait longest first. */
export async function listDueMail(reader: Reader, now: string, most: number): Promise<OutboxTable[]> {
  return await reader
    .selectFrom('outbox')
    .selectAll()
    .where('status', '=', 'WAITING')
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(most)
    .execute();
}
