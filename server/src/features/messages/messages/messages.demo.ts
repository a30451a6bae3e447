import type { Reader } from '../../../db/transaction.ts';
import { deleteMessage, listMessages } from './messages.repository.ts';

/** What a demo has of them, and how it goes. */
export const demoMessages = {
  kind: 'message',
  list: async (reader: Reader) =>
    (await listMessages(reader)).map(({ id, name, message }) => ({ id, title: name, words: [name, message] })),
  remove: deleteMessage,
} as const;
