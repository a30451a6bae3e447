import type { Reader } from '../../../db/transaction.ts';
import { isInvented } from '../../content/mail/index.ts';
import { deleteConversation, listConversations } from './conversations.repository.ts';

/** The conversations of a demo, and how they are removed. */
export const demoConversations = {
  kind: 'conversation',
  /** A conversation is removed or stays with its booking, whatever the owner wrote to the invented guest. */
  list: async (reader: Reader) =>
    (await listConversations(reader)).map(({ bookingId, guestName, guestEmail }) => ({
      id: bookingId,
      title: guestName,
      words: [],
      isInvented: isInvented(guestEmail),
    })),
  remove: deleteConversation,
} as const;
