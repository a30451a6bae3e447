import type { DataPart } from '../stays/index.ts';
import { deleteMessages, listMessageAddresses, listMessagesFrom } from './messages.repository.ts';

/** What somebody wrote by the contact form. */
export const contactMessagesData: DataPart = {
  name: 'contactMessages',
  listAddresses: listMessageAddresses,

  list: async (reader, { email }) =>
    (await listMessagesFrom(reader, email)).map(({ id, name, phone, message, createdAt, ...rest }) => ({
      ...{ id, name, email: rest.email, phone, message },
      ...{ language: rest.language, createdAt },
    })),

  async erase(trx, { email, at }) {
    const messages = (await listMessagesFrom(trx, email)).filter(({ createdAt }) => createdAt <= at);
    await deleteMessages(
      trx,
      messages.map(({ id }) => id),
    );
    return messages.length;
  },
};
