import type { DataPart } from '../../stays/stays/index.ts';
import { deleteMessagesOf, listMessagesOf } from './conversations.repository.ts';

/** Personal data: the messages between guest and owner about a guest's stays. */
export const conversationsData: DataPart = {
  name: 'conversations',

  async list(reader, { stays }) {
    const messages = await listMessagesOf(
      reader,
      stays.map(({ id }) => id),
    );
    return messages.map(({ bookingId, side, text, createdAt, readAt }) => ({
      ...{ bookingId, side, text },
      ...{ createdAt, readAt },
    }));
  },

  erase: (trx, { stays, at }) =>
    deleteMessagesOf(
      trx,
      stays.map(({ id }) => id),
      at,
    ),
};
