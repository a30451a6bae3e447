import type { ContactMessage } from '@approdo/shared/contract/contact';
import type { Reader, Trx } from '../../db/transaction.ts';
import { notFound } from '../../http/problems.ts';
import type { ContactMessagesTable } from './contact.table.ts';

export type StoredMessage = Omit<ContactMessage, 'version'>;

/** Every message, newest first. */
export async function listMessages(reader: Reader): Promise<StoredMessage[]> {
  const rows = await reader
    .selectFrom('contact_messages')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(messageOf);
}

/** Throws 404 where there is none. */
export async function getMessage(reader: Reader, id: string): Promise<StoredMessage> {
  const row = await reader.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw messageNotFound();
  return messageOf(row);
}

export async function insertMessage(trx: Trx, message: StoredMessage): Promise<void> {
  await trx
    .insertInto('contact_messages')
    .values({
      id: message.id,
      name: message.name,
      email: message.email,
      phone: message.phone,
      message: message.message,
      answered: message.answered ? 1 : 0,
      created_at: message.createdAt,
    })
    .execute();
}

export async function setAnswered(trx: Trx, id: string, answered: boolean): Promise<void> {
  await trx
    .updateTable('contact_messages')
    .set({ answered: answered ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}

/** Throws 404 where there is none. */
export async function deleteMessage(trx: Trx, id: string): Promise<void> {
  const gone = await trx.deleteFrom('contact_messages').where('id', '=', id).executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw messageNotFound();
}

function messageNotFound() {
  return notFound('Messaggio non trovato');
}

function messageOf(row: ContactMessagesTable): StoredMessage {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    answered: row.answered === 1,
    createdAt: row.created_at,
  };
}
