import type { Booking, dateBlock, stayRequest } from '@approdo/shared/contract/bookings';
import type { LocalDate } from '@approdo/shared/domain/local-date';
import type { z } from 'zod';
import { transact } from '../../db/transaction.ts';
import type { Caller } from '../../http/handler.ts';
import { blockDays, unblockDays } from './block-days.ts';
import type { BookingChange, BookingNeeds } from './booking-change.ts';
import { listBookings } from './bookings.repository.ts';
import { maySee, viewBooking } from './bookings.view.ts';
import { decideRequest } from './decide-request.ts';
import { editStay, type StayEdit } from './edit-stay.ts';
import { removeBooking } from './remove-booking.ts';
import { requestStay } from './request-stay.ts';

export type Bookings = ReturnType<typeof createBookings>;

/** Bookings in the view of whoever asks; each change is one transaction, with the mail that tells of it. */
export function createBookings({ database, wakeMail, ...rest }: BookingNeeds) {
  async function commit<Result>(work: (change: BookingChange) => Promise<Result>): Promise<Result> {
    const result = await transact(database, (trx) => work({ ...rest, trx }));
    wakeMail();
    return result;
  }

  return {
    /** All that the caller may see, or those that end on a day or later. */
    async list(caller: Caller | undefined, from?: LocalDate): Promise<Booking[]> {
      const bookings = await listBookings(database, from);
      return bookings.filter((booking) => maySee(booking, caller)).map((booking) => viewBooking(booking, caller));
    },

    async request(caller: Caller, request: z.output<typeof stayRequest>): Promise<Booking> {
      return viewBooking(await commit((change) => requestStay(change, caller, request)), caller);
    },

    async decide(caller: Caller, id: string, status: 'CONFIRMED' | 'REJECTED'): Promise<Booking> {
      return viewBooking(await commit((change) => decideRequest(change, id, status)), caller);
    },

    async edit(caller: Caller, id: string, edit: StayEdit): Promise<Booking> {
      return viewBooking(await commit((change) => editStay(change, id, edit)), caller);
    },

    async remove(caller: Caller, id: string): Promise<void> {
      await commit((change) => removeBooking(change, caller, id));
    },

    async block(caller: Caller, asked: z.output<typeof dateBlock>): Promise<Booking> {
      return viewBooking(await commit((change) => blockDays(change, asked)), caller);
    },

    async unblock(id: string): Promise<void> {
      await commit((change) => unblockDays(change, id));
    },
  };
}
