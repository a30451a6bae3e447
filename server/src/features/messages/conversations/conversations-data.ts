import type { DataPart } from '../../stays/stays/index.ts';
import { deleteMessagesOf, listMessagesOf } from './conversations.repository.ts';

/** What guest and owner wrote to each other of a guest's stays. */
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
