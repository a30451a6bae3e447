import { describeRows } from '../../db/rows.ts';
import type { Reader } from '../../db/transaction.ts';
import { messageRecord, type StoredMessage } from './contact.table.ts';

const rows = describeRows<StoredMessage>('contact_messages', messageRecord);

export const { find: findMessage, insert: insertMessage, update: updateMessage, remove: deleteMessage } = rows;

/** Every message, newest first. */
export function listMessages(reader: Reader): Promise<StoredMessage[]> {
  return rows.list(reader, ['created_at', 'desc'], ['id']);
}
