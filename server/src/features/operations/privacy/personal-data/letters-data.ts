import type { Reader } from '../../../../db/transaction.ts';
import { eraseLetters, listAddressesOfMail, listLettersOf } from '../../../content/mail/index.ts';
import { type DataPart, listMailOfStays } from '../../../stays/stays/index.ts';

/** Letters to somebody and about her stays, those that have left too, of which the outbox knows no text. */
export const lettersData: DataPart = {
  name: 'letters',
  listAddresses: listAddressesOfMail,

  list: async (reader, { email }) =>
    (await listTo(reader, email)).map(({ id, kind, toAddress, subject, status, createdAt, sentAt }) => ({
      ...{ id, kind, toAddress, subject },
      ...{ status, createdAt, sentAt },
    })),

  async erase(trx, { email, stays, at }) {
    const own = (await listTo(trx, email)).filter(({ createdAt }) => createdAt <= at).map(({ id }) => id);
    const bookings = stays.map(({ id }) => id);
    const about = bookings.length > 0 ? await listMailOfStays(trx, bookings) : [];
    return await eraseLetters(trx, [...new Set([...own, ...about])]);
  },
};

async function listTo(reader: Reader, email: string | undefined) {
  return email === undefined ? [] : await listLettersOf(reader, email);
}
