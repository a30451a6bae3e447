import { addYears, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import type { Reader } from '../../../../db/transaction.ts';
import { listAcceptancesOf } from '../../../base/notices/index.ts';
import { createBookingsData } from '../../../bookings/bookings/index.ts';
import { reviewsData } from '../../../bookings/reviews/index.ts';
import { eraseLetters, listAddressesOfMail, listLettersOf } from '../../../content/mail/index.ts';
import { createRegisterData, type KeysAtHand } from '../../../law/register/index.ts';
import { conversationsData } from '../../../messages/conversations/index.ts';
import { contactMessagesData } from '../../../messages/messages/index.ts';
import { hasMoney, moneyData } from '../../../money/payments/index.ts';
import { documentsData } from '../../../stays/documents/index.ts';
import type { DataPart } from '../../../stays/stays/index.ts';
import { listMailOfStays } from '../../../stays/stays/index.ts';
import { accountData } from './account-data.ts';

/** Letters to somebody or about her stays, including sent ones, of which the outbox no longer has the text. */
const lettersData: DataPart = {
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

const RETENTION_YEARS = 5;

/** Which versions of the privacy notice somebody accepted: retained. */
const acceptancesData: DataPart = {
  name: 'acceptances',

  list: async (reader, { email }) =>
    (await listOf(reader, email)).map(({ at, way, version, sha256 }) => ({ at, way, version, sha256 })),

  async findRetained(reader, { email }) {
    const last = (await listOf(reader, email)).at(-1)?.at;
    if (last === undefined) return [];
    const until = addYears(todayInRome(new Date(last)), RETENTION_YEARS);
    return [{ what: 'keptAcceptances', why: 'keptAcceptancesWhy', until }];
  },
};

async function listOf(reader: Reader, email: string | undefined) {
  return email === undefined ? [] : await listAcceptancesOf(reader, email);
}

/**
 * All personal data, by the feature that holds it, in the order of erasure: what is found by stays and account comes
 * before those. A feature that holds more adds its part here.
 */
export function createDataParts(registerKeys: KeysAtHand): readonly DataPart[] {
  return [
    conversationsData,
    contactMessagesData,
    reviewsData,
    lettersData,
    moneyData,
    documentsData,
    createRegisterData(registerKeys),
    acceptancesData,
    createBookingsData(hasMoney),
    accountData,
  ];
}
