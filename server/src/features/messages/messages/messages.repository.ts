import { sql } from 'kysely';
import { type FirstItems, firstItemsOf } from '../../../db/first-items.ts';
import { inPortions } from '../../../db/in-portions.ts';
import { rememberQuery } from '../../../db/remembered-query.ts';
import { describeRows } from '../../../db/rows.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { messageRecord, replyRecord, type StoredMessage, type StoredReply } from './messages.table.ts';

const rows = describeRows<StoredMessage>(messageRecord);

export const { find: findMessage, insert: insertMessage, update: updateMessage, remove: deleteMessage } = rows;

/** Every message, newest first. */
export function listMessages(reader: Reader): Promise<StoredMessage[]> {
  return rows.list(reader, ['created_at', 'desc'], ['id']);
}

/** The first unanswered messages, oldest first. */
export async function listOpenMessages(
  reader: Reader,
  most: number,
): Promise<FirstItems<Pick<StoredMessage, 'id' | 'name' | 'message' | 'createdAt'>>> {
  const rows = await reader
    .selectFrom('contact_messages')
    .select(['id', 'name', 'message', 'created_at'])
    .select(({ fn }) => fn.countAll<number>().over().as('total'))
    .where('answered', '=', 0)
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return firstItemsOf(rows, ({ id, name, message, created_at }) => ({ id, name, message, createdAt: created_at }));
}

/** Some of the messages written before an instant. */
export async function listMessagesBefore(
  reader: Reader,
  instant: string,
  most: number,
): Promise<Pick<StoredMessage, 'id' | 'email'>[]> {
  return await reader
    .selectFrom('contact_messages')
    .select(['id', 'email'])
    .where('created_at', '<', instant)
    .orderBy('id')
    .limit(most)
    .execute();
}

export async function deleteMessages(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('contact_messages').where('id', 'in', ids).execute();
}

/** The fields by which messages are searched. */
export async function listMessagesToFind(reader: Reader) {
  return await selectMessagesToFind(reader, {});
}

const selectMessagesToFind = rememberQuery((reader) =>
  reader.selectFrom('contact_messages').select(['id', 'name', 'email', 'message', 'created_at']),
);

/** An address's messages, by its key, oldest first. */
export async function listMessagesFrom(reader: Reader, key: string): Promise<StoredMessage[]> {
  const found = await reader
    .selectFrom('contact_messages')
    .selectAll()
    .where(sql`lower(email)`, '=', key)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return found.map((row) => messageRecord.recordOf(row));
}

/** The senders' addresses, each once. */
export async function listMessageAddresses(reader: Reader): Promise<string[]> {
  const found = await reader.selectFrom('contact_messages').select('email').distinct().execute();
  return found.map(({ email }) => email);
}

const replyRows = describeRows<StoredReply>(replyRecord);

export const { insert: insertReply } = replyRows;

/** All replies, in the order of each message. */
export function listAllReplies(reader: Reader): Promise<StoredReply[]> {
  return replyRows.list(reader, ['message_id'], ['position']);
}

/** The replies to these messages, in the order of each. */
export async function listRepliesTo(reader: Reader, messageIds: readonly string[]): Promise<StoredReply[]> {
  const found = await inPortions(messageIds, (ids) =>
    reader
      .selectFrom('contact_replies')
      .selectAll()
      .where('message_id', 'in', ids)
      .orderBy('message_id')
      .orderBy('position')
      .execute(),
  );
  return found.map((row) => replyRecord.recordOf(row));
}

/** Records when the letter of a reply left the outbox; without effect for any other mail. */
export async function putReplySentAt(trx: Trx, mailId: string, sentAt: string): Promise<void> {
  await trx.updateTable('contact_replies').set({ sent_at: sentAt }).where('mail_id', '=', mailId).execute();
}
