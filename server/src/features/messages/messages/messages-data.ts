import type { Reader } from '../../../db/transaction.ts';
import type { DataPart } from '../../stays/stays/index.ts';
import { deleteMessages, listMessageAddresses, listMessagesFrom } from './messages.repository.ts';

/** Personal data: the messages of the contact form. */
export const contactMessagesData: DataPart = {
  name: 'contactMessages',
  listAddresses: listMessageAddresses,

  list: async (reader, { email }) =>
    (await listFrom(reader, email)).map(({ id, name, phone, message, createdAt, ...rest }) => ({
      ...{ id, name, email: rest.email, phone, message },
      ...{ language: rest.language, createdAt },
    })),

  async erase(trx, { email, at }) {
    const messages = (await listFrom(trx, email)).filter(({ createdAt }) => createdAt <= at);
    await deleteMessages(
      trx,
      messages.map(({ id }) => id),
    );
    return messages.length;
  },
};

async function listFrom(reader: Reader, email: string | undefined) {
  return email === undefined ? [] : await listMessagesFrom(reader, email);
}
