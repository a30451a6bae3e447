import type { Reader } from '../../../db/transaction.ts';
import { deleteMessage, listMessages } from './messages.repository.ts';

/** The contact messages of a demo, and how they are removed. */
export const demoMessages = {
  kind: 'message',
  list: async (reader: Reader) =>
    (await listMessages(reader)).map(({ id, name, message }) => ({ id, title: name, words: [name, message] })),
  remove: deleteMessage,
} as const;
