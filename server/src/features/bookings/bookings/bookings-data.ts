import { eachSequentially } from '../../../db/in-portions.ts';
import type { Trx } from '../../../db/transaction.ts';
import {
  type DataPart,
  deleteBooking,
  eraseGuestOf,
  type GuestStay,
  listGuestAddresses,
} from '../../stays/stays/index.ts';
import type { BookingNeeds } from './booking-change.ts';
import { eraseNamesInChanges } from './changes.repository.ts';

/** Guest data in bookings. Erasure deletes pending requests and removes the identity from all other bookings. */
export function createBookingsData(hasMoney: BookingNeeds['hasMoney']): DataPart {
  async function eraseOne(trx: Trx, stay: GuestStay): Promise<void> {
    const isRequest = stay.status === 'PENDING' && !(await hasMoney(trx, stay.id));
    await (isRequest ? deleteBooking(trx, stay.id) : eraseGuestOf(trx, stay));
  }

  return {
    name: 'bookings',
    listAddresses: listGuestAddresses,

    list: async (_, { stays }) =>
      stays.map(({ id, startDate, endDate, status, createdAt, guestName, guestEmail, guestPhone, ...stay }) => ({
        ...{ id, startDate, endDate, status, createdAt, guestName, guestEmail, guestPhone },
        ...{ numberOfGuests: stay.numberOfGuests, children: stay.children, linen: stay.linen, note: stay.note },
        ...{ language: stay.language, foundBy: stay.foundBy, source: stay.source },
        extras: stay.extras.map(({ name }) => name),
        ...(stay.portal !== null && { portal: stay.portal }),
      })),

    async erase(trx, { stays, account }) {
      const names = [...new Set([account?.name, ...stays.map(({ guestName }) => guestName)])].filter(
        (name) => name !== undefined,
      );
      await eraseNamesInChanges(
        trx,
        stays.map(({ id }) => id),
        names,
      );
      await eachSequentially(stays, (stay) => eraseOne(trx, stay));
      return stays.length;
    },
  };
}
