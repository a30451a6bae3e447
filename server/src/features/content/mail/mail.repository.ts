import { sql } from 'kysely';
import { inPortions } from '../../../db/in-portions.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { INVENTED_DOMAIN } from './invented-address.ts';
import { mailRecord, type OutboxEntry, outboxEntryRecord, type StoredMail } from './mail.table.ts';

/** How many waiting mails are considered at a time. */
const BATCH = 100;

export async function insertMail(trx: Trx, mail: StoredMail): Promise<void> {
  await trx.insertInto('outbox').values(mailRecord.rowOf(mail)).execute();
}

/** Waiting mails, the next one due first; without those to invented guests, which are never sent. */
export async function listWaitingMail(reader: Reader): Promise<StoredMail[]> {
  const rows = await reader
    .selectFrom('outbox')
    .selectAll()
    .where('status', '=', 'WAITING')
    .where('to_address', 'not like', `%@${INVENTED_DOMAIN}`)
    .orderBy('next_attempt_at')
    .limit(BATCH)
    .execute();
  return rows.map((row) => mailRecord.recordOf(row));
}

export type Dispatch = { readonly id: string; readonly status: 'SENT' | 'FILED'; readonly sentAt: string };

/** Records a dispatched mail and clears its text, which names guests and may hold a link that opens an account. */
export async function markDispatched(trx: Trx, { id, status, sentAt }: Dispatch): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ status, sent_at: sentAt, body: '', calendar: null, last_error: null })
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

type Unsent = { readonly status: StoredMail['status']; readonly total: number; readonly oldest: string };

/** How many mails are unsent, by status, and since when the oldest waits. */
export async function countUnsentMail(reader: Reader): Promise<Unsent[]> {
  return await reader
    .selectFrom('outbox')
    .select(({ fn }) => ['status', fn.countAll<number>().as('total'), fn.min('created_at').as('oldest')])
    .where('status', 'in', ['WAITING', 'FAILED', 'HELD'])
    .where('to_address', 'not like', `%@${INVENTED_DOMAIN}`)
    .groupBy('status')
    .execute();
}

/** How many mails failed or are held, since when, and the id if it is only one. */
export async function countTroubledMail(reader: Reader) {
  const rows = await reader
    .selectFrom('outbox')
    .select(({ fn }) => [
      'status',
      fn.countAll<number>().as('total'),
      fn.min('created_at').as('oldest'),
      fn.min('id').as('id'),
    ])
    .where('status', 'in', ['FAILED', 'HELD'])
    .where('to_address', 'not like', `%@${INVENTED_DOMAIN}`)
    .groupBy('status')
    .execute();
  return rows.map(({ status, total, oldest, id }) => {
    const count = Number(total);
    return { status, count, oldest, id: count === 1 ? id : null };
  });
}

const ENTRY = outboxEntryRecord.columns;

/** Every mail, newest first. */
export async function listMail(reader: Reader): Promise<OutboxEntry[]> {
  const rows = await reader.selectFrom('outbox').select(ENTRY).orderBy('created_at', 'desc').orderBy('id').execute();
  return rows.map((row) => outboxEntryRecord.recordOf(row));
}

/** Whether the mail server ever accepted a mail of that kind. */
export async function hasSentMail(reader: Reader, kind: string): Promise<boolean> {
  const sent = await reader
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kind)
    .where('status', '=', 'SENT')
    .limit(1)
    .executeTakeFirst();
  return sent !== undefined;
}

export async function findMail(reader: Reader, id: string): Promise<OutboxEntry | undefined> {
  const row = await reader.selectFrom('outbox').select(ENTRY).where('id', '=', id).executeTakeFirst();
  return row && outboxEntryRecord.recordOf(row);
}

type ScheduledAttempt = { readonly id: string; readonly attempts: number; readonly nextAttemptAt: string };

/** Puts a mail back in the queue, due at that instant. */
export async function requeueMail(trx: Trx, { id, attempts, nextAttemptAt }: ScheduledAttempt): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ status: 'WAITING', attempts, next_attempt_at: nextAttemptAt })
    .where('id', '=', id)
    .execute();
}

/** Puts all held mail in the queue; returns how many there were. */
export async function requeueHeldMail(trx: Trx, nextAttemptAt: string): Promise<number> {
  const released = await trx
    .updateTable('outbox')
    .set({ status: 'WAITING', attempts: 0, next_attempt_at: nextAttemptAt })
    .where('status', '=', 'HELD')
    .executeTakeFirst();
  return Number(released.numUpdatedRows);
}

/** Deletes a mail; false if there is none with that id. */
export async function deleteMail(trx: Trx, id: string): Promise<boolean> {
  const gone = await trx.deleteFrom('outbox').where('id', '=', id).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Deletes all held mail; returns how many there were. */
export async function deleteHeldMail(trx: Trx): Promise<number> {
  const gone = await trx.deleteFrom('outbox').where('status', '=', 'HELD').executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** Deletes unsent mail to an address; a mail being sent right now still arrives. */
export async function deleteUnsentMail(trx: Trx, address: string, kinds: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('status', 'not in', ['SENT', 'FILED'])
    .where('to_address', '=', address)
    .where('kind', 'in', kinds)
    .execute();
}

/** Deletes an unsent mail; false if it was sent or does not exist. */
export async function deleteUnsentMailById(trx: Trx, id: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('status', 'not in', ['SENT', 'FILED'])
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** The statuses of those mails that are still in the outbox. */
export async function listMailStates(
  reader: Reader,
  ids: readonly string[],
): Promise<Pick<StoredMail, 'id' | 'status'>[]> {
  if (ids.length === 0) return [];
  return await reader.selectFrom('outbox').select(['id', 'status']).where('id', 'in', ids).execute();
}

/** Whether any mail is held. */
export async function hasHeldMail(reader: Reader): Promise<boolean> {
  const held = await reader.selectFrom('outbox').select('id').where('status', '=', 'HELD').limit(1).executeTakeFirst();
  return held !== undefined;
}

/** Deletes the mails queued before that instant that no longer wait, and with them their recipients. */
export async function deleteMailBefore(trx: Trx, instant: string): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('status', 'in', ['SENT', 'FILED', 'FAILED'])
    .where('created_at', '<', instant)
    .execute();
}

/** Mails of any kind and status. */
export type ForgottenMail = {
  readonly ids: readonly string[];
  /** Mails to these addresses, or whose replies go to them. */
  readonly addresses: readonly string[];
  /** Mails to or about these addresses that were queued before this instant. */
  readonly before: string;
};

export async function deleteMailAbout(trx: Trx, { ids, addresses, before }: ForgottenMail): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('outbox').where('id', 'in', ids).execute();
  if (addresses.length === 0) return;
  await trx
    .deleteFrom('outbox')
    .where('created_at', '<', before)
    .where(({ or, eb }) => or([eb('to_address', 'in', addresses), eb('reply_to', 'in', addresses)]))
    .execute();
}

/** Mails to an address, or whose replies go to it, by its key; the oldest first. */
export async function listMailOfAddress(reader: Reader, key: string): Promise<OutboxEntry[]> {
  const rows = await reader
    .selectFrom('outbox')
    .select(ENTRY)
    .where(({ or, eb }) => or([eb(sql`lower(to_address)`, '=', key), eb(sql`lower(reply_to)`, '=', key)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => outboxEntryRecord.recordOf(row));
}

/** The addresses that mails go to or name for replies, each once. */
export async function listMailAddresses(reader: Reader): Promise<string[]> {
  const to = await reader.selectFrom('outbox').select('to_address').distinct().execute();
  const from = await reader.selectFrom('outbox').select('reply_to').distinct().execute();
  return [...to.map(({ to_address }) => to_address), ...from.flatMap(({ reply_to }) => reply_to ?? [])];
}

/** Deletes these mails; returns how many there were. */
export async function deleteMailByIds(trx: Trx, ids: readonly string[]): Promise<number> {
  const gone = await inPortions(ids, async (portion) => [
    await trx.deleteFrom('outbox').where('id', 'in', portion).executeTakeFirst(),
  ]);
  return gone.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}
