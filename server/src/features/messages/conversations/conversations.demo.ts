import type { Reader } from '../../../db/transaction.ts';
import { isInvented } from '../../content/mail/index.ts';
import { deleteConversation, listConversations } from './conversations.repository.ts';

/** What a demo has of them, and how it goes. */
export const demoConversations = {
  kind: 'conversation',
  /** Goes and stays with its booking, whatever the owner wrote in it to a guest who does not exist. */
  list: async (reader: Reader) =>
    (await listConversations(reader)).map(({ bookingId, guestName, guestEmail }) => ({
      id: bookingId,
      title: guestName,
      words: [],
      isInvented: isInvented(guestEmail),
    })),
  remove: deleteConversation,
} as const;
