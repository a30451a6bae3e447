import type { Booking, cancellation, dateBlock, stayRequest } from '@approdo/shared/contract/stay/bookings';
import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import { type BookingStatus, datesOf } from '@approdo/shared/domain/stay/booking';
import type { z } from 'zod';
import { transact } from '../../db/transaction.ts';
import type { Caller } from '../../http/calls/handler.ts';
import type { Precondition } from '../../http/calls/precondition.ts';
import type { Speech } from '../../http/speech.ts';
import {
  findBooking,
  type GuestStay,
  getBooking,
  listBookings,
  maySee,
  readNightsOfChannels,
  type StoredBooking,
  tellWrittenIn,
  viewBooking,
  viewStayForAdmin,
} from '../stays/index.ts';
import { blockDays, unblockDays } from './block-days.ts';
import type { BookingChange, BookingNeeds } from './booking-change.ts';
import { cancelStay } from './cancel-stay.ts';
import { askCancellation, dropCancellation } from './cancellation.ts';
import { decideRequest } from './decide-request.ts';
import { editStay, type StayEdit } from './edit-stay.ts';
import { removeBooking } from './remove-booking.ts';
import { requestStay } from './request-stay.ts';

/** Which admin asks for a change, and of what. */
type Asked = Speech & { readonly caller: Caller; readonly precondition: Precondition };

type Said = z.output<typeof cancellation>;

export type Bookings = ReturnType<typeof createBookings>;

/** Bookings in the view of whoever asks; each change is one transaction, with the mail that tells of it. */
export function createBookings({
  database,
  wakeMail,
  countStep,
  readChannels,
  judgeStay,
  hasMoney,
  readUnread,
  readUnanswered,
  closePages,
  ...rest
}: BookingNeeds) {
  async function commit<Result>(work: (change: BookingChange) => Promise<Result>): Promise<Result> {
    const { result, pagesToClose } = await transact(database, async (trx) => {
      const change = { ...rest, trx, pagesToClose: [] };
      return { ...change, result: await work(change) };
    });
    wakeMail();
    if (pagesToClose.length > 0) await closePages(pagesToClose);
    return result;
  }

  /** Throws 412 where the booking is no longer what the admin read. */
  async function changeStay(
    id: string,
    { caller, precondition, ...speech }: Asked,
    work: (change: BookingChange, before: StoredBooking) => Promise<GuestStay>,
  ): Promise<Booking> {
    const changed = await commit(async (change) => {
      const before = await getBooking(change.trx, id);
      if (!before.isBlocked) precondition(viewStayForAdmin(before, caller));
      return await work(change, before);
    });
    return tellWrittenIn(viewStayForAdmin(changed, caller), changed, speech);
  }

  /** What portals sold in the last minutes is to be known first; a silent one stops nobody, and is named. */
  async function readChannelsFor(id: string, status: BookingStatus): Promise<Pick<Booking, 'unchecked'>> {
    const unchecked = await readChannels(async () => (await findBooking(database, id))?.status === status);
    return unchecked.length > 0 ? { unchecked: [...unchecked] } : {};
  }

  return {
    /** All that the caller may see, or those that end on a day or later. */
    async list(
      { caller, ...speech }: Speech & { readonly caller: Caller | undefined },
      from?: LocalDate,
    ): Promise<Booking[]> {
      const imported = caller?.role === 'ADMIN' ? await readNightsOfChannels(database) : undefined;
      // Admins know the day on which a portal's guest leaves, which may be later than the last that is taken.
      const bookings = await listBookings(database, imported ? undefined : from);
      const unread = caller && (await readUnread(database, caller));
      const unanswered = caller?.role === 'ADMIN' ? await readUnanswered(database, rest.clock.today()) : undefined;
      return bookings
        .filter((booking) => maySee(booking, caller))
        .map((booking) => ({
          ...tellWrittenIn(viewBooking(booking, caller, imported), booking, speech),
          ...(unread?.has(booking.id) && { unread: unread.get(booking.id) }),
          ...(unanswered && !booking.isBlocked && tellWaiting(unanswered.of(booking))),
        }))
        .filter((shown) => from === undefined || datesOf(shown).endDate >= from);
    },

    /** Keeps what the site was read in, which the guest is written to in. */
    async request(
      { caller, ...speech }: Speech & { readonly caller: Caller },
      request: z.output<typeof stayRequest>,
    ): Promise<Booking> {
      const asker = { caller, language: speech.language, judgeStay };
      const stay = await commit((change) => requestStay(change, asker, request));
      countStep('REQUEST');
      return tellWrittenIn(viewBooking(stay, caller), stay, speech);
    },

    async decide(id: string, status: 'CONFIRMED' | 'REJECTED', asked: Asked): Promise<Booking> {
      const unchecked = status === 'CONFIRMED' ? await readChannelsFor(id, 'PENDING') : {};
      const decided = await changeStay(id, asked, (change, before) => decideRequest(change, before, status));
      if (status === 'CONFIRMED') countStep('CONFIRMATION');
      return { ...decided, ...unchecked };
    },

    async edit(id: string, edit: StayEdit, asked: Asked): Promise<Booking> {
      const unchecked = await readChannelsFor(id, 'CONFIRMED');
      const edited = await changeStay(id, asked, (change, before) => editStay(change, before, edit));
      return { ...edited, ...unchecked };
    },

    async cancel(id: string, { message }: Said, asked: Asked): Promise<Booking> {
      return await changeStay(id, asked, (change, before) => cancelStay(change, before, message));
    },

    async askCancellation(
      id: string,
      { message }: Said,
      { caller, ...speech }: Speech & { readonly caller: Caller },
    ): Promise<Booking> {
      const stay = await commit((change) => askCancellation(change, { caller, id, message }));
      return tellWrittenIn(viewBooking(stay, caller), stay, speech);
    },

    async dropCancellation(id: string, { message }: Said, caller: Caller): Promise<void> {
      await commit((change) => dropCancellation(change, { caller, id, message }));
    },

    async remove(caller: Caller, id: string): Promise<void> {
      await commit((change) => removeBooking(change, { caller, id, hasMoney }));
    },

    async block(caller: Caller, asked: z.output<typeof dateBlock>): Promise<Booking> {
      return viewBooking(await commit((change) => blockDays(change, asked)), caller);
    },

    async unblock(id: string): Promise<void> {
      await commit((change) => unblockDays(change, id));
    },
  };
}

/** Nothing where nothing waits. */
function tellWaiting(unanswered: number): Pick<Booking, 'unanswered'> {
  return unanswered > 0 ? { unanswered } : {};
}
