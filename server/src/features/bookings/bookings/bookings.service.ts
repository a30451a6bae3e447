import type {
  cancellation,
  dateBlock,
  decision,
  extrasChoice,
  stayByHand,
  stayRequest,
} from '@approdo/shared/contract/bookings/booking-requests';
import type { Booking } from '@approdo/shared/contract/bookings/bookings';
import type { BookingStatus } from '@approdo/shared/domain/stays/booking';
import type { z } from 'zod';
import type { Caller } from '../../../http/calls/handler.ts';
import type { Precondition } from '../../../http/calls/precondition.ts';
import type { LocaleContext } from '../../../http/locale-context.ts';
import { isCodeWritten } from '../../prices/codes/index.ts';
import { readPriceBook } from '../../prices/rates/index.ts';
import {
  createCommit,
  findBooking,
  findBookingByEntryKey,
  findBookingByRequestKey,
  type GuestStay,
  getBooking,
  type StoredBooking,
  tellWrittenIn,
  viewBooking,
  viewStayForAdmin,
} from '../../stays/stays/index.ts';
import { blockDays, unblockDays } from './block-days.ts';
import type { BookingChange, BookingNeeds } from './booking-change.ts';
import { cancelStay } from './cancel-stay.ts';
import { askCancellation, dropCancellation } from './cancellation.ts';
import { changeExtras } from './change-extras.ts';
import { decideRequest } from './decide-request.ts';
import { editStay, type StayEdit } from './edit-stay.ts';
import { enterByHand } from './enter-by-hand.ts';
import { removeBooking } from './remove-booking.ts';
import { requestStay } from './request-stay.ts';

/** Who makes the change, and the version it is based on. */
type Asked = LocaleContext & { readonly caller: Caller; readonly precondition: Precondition };

type Choosing = Pick<LocaleContext, 'language'> & { readonly caller: Caller };

type Said = z.output<typeof cancellation>;

export type Bookings = ReturnType<typeof createBookings>;

/** Changes to bookings. Each change and the mail about it are one transaction. */
export function createBookings(all: BookingNeeds) {
  const { countStep, readChannels, guessCode, hasMoney, areChannelsSure, readCardDeposit, ...needs } = all;
  const commit = createCommit(needs);

  /** Throws 412 if the booking has changed since the admin read it. */
  async function changeStay(
    id: string,
    { caller, precondition, ...locale }: Asked,
    work: (change: BookingChange, before: StoredBooking) => Promise<GuestStay>,
  ): Promise<Booking> {
    const changed = await commit(async (change) => {
      const before = await getBooking(change.trx, id);
      if (!before.isBlocked) precondition(viewStayForAdmin(before, caller));
      return await work(change, before);
    }, caller);
    return tellWrittenIn(viewStayForAdmin(changed, caller), changed, locale);
  }

  /** Reads recent portal sales first. A portal that does not answer blocks nothing; its name is returned. */
  async function readChannelsWhere(isWanted: () => Promise<boolean>): Promise<Pick<Booking, 'unchecked'>> {
    const unchecked = await readChannels(isWanted);
    return unchecked.length > 0 ? { unchecked: [...unchecked] } : {};
  }

  /** Whether the account already sent a request with this key. */
  const isKnown = async ({ userId }: Caller, key: string | undefined) =>
    key !== undefined && (await findBookingByRequestKey(needs.database, userId, key)) !== undefined;

  const isInstantOn = async () => (await readPriceBook(needs.database)).rules.instant.isOn;

  const readChannelsFor = (id: string, status: BookingStatus) =>
    readChannelsWhere(async () => (await findBooking(needs.database, id))?.status === status);

  return {
    /** Stores the language in which the guest read the site: letters are written in it. */
    async request(
      { caller, network, ...locale }: LocaleContext & { readonly caller: Caller; readonly network: string },
      request: z.output<typeof stayRequest>,
    ): Promise<Booking> {
      const { code = '', instant } = request;
      // Attempts count even if the request fails.
      const guess = { stay: request, asOf: needs.clock.today(), caller, network };
      const isNewTo = async () => !(await isKnown(caller, request.key));
      if (isCodeWritten(code) && (await isNewTo())) await guessCode(code, guess);
      const isWanted = async () => (await isInstantOn()) && (await isNewTo());
      const isPortalSilent = instant === true && (await readChannels(isWanted)).length > 0;
      const asker = { caller, language: locale.language, areChannelsSure, readCardDeposit, isPortalSilent };
      const { stay, isNew } = await commit((change) => requestStay(change, asker, request), caller);
      if (isNew) countStep('REQUEST');
      if (isNew && stay.status === 'CONFIRMED' && stay.heldUntil === null) countStep('CONFIRMATION');
      const shown = tellWrittenIn(viewBooking(stay, caller), stay, locale);
      return { ...shown, ...(instant && { instant: stay.isInstant }) };
    },

    /** A repeated key returns the first booking, whatever else the call contains. */
    async enterByHand(
      { caller, ...locale }: LocaleContext & { readonly caller: Caller },
      entry: z.output<typeof stayByHand>,
    ): Promise<Booking> {
      const isNew = async () => (await findBookingByEntryKey(needs.database, entry.key)) === undefined;
      const unchecked = await readChannelsWhere(isNew);
      const { language } = locale;
      const stay = await commit((change) => enterByHand(change, language, entry), caller);
      return { ...tellWrittenIn(viewStayForAdmin(stay, caller), stay, locale), ...unchecked };
    },

    async decide(id: string, decided: z.output<typeof decision>, asked: Asked): Promise<Booking> {
      const { status } = decided;
      const unchecked = status === 'CONFIRMED' ? await readChannelsFor(id, 'PENDING') : {};
      const shown = await changeStay(id, asked, (change, before) => decideRequest(change, before, decided));
      if (status === 'CONFIRMED') countStep('CONFIRMATION');
      return { ...shown, ...unchecked };
    },

    async edit(id: string, edit: StayEdit, asked: Asked): Promise<Booking> {
      const unchecked = await readChannelsFor(id, 'CONFIRMED');
      const edited = await changeStay(id, asked, (change, before) =>
        editStay(change, before, { edit, by: asked.caller.name, language: asked.language }),
      );
      return { ...edited, ...unchecked };
    },

    async changeExtras(
      id: string,
      choice: z.output<typeof extrasChoice>,
      { caller, language }: Choosing,
    ): Promise<void> {
      await commit((change) => changeExtras(change, { caller, language, id, choice }), caller);
    },

    async cancel(id: string, { message }: Said, asked: Asked): Promise<Booking> {
      return await changeStay(id, asked, (change, before) => cancelStay(change, before, message));
    },

    async askCancellation(
      id: string,
      { message }: Said,
      { caller, ...locale }: LocaleContext & { readonly caller: Caller },
    ): Promise<Booking> {
      const stay = await commit((change) => askCancellation(change, { caller, id, message }), caller);
      return tellWrittenIn(viewBooking(stay, caller), stay, locale);
    },

    async dropCancellation(id: string, { message }: Said, caller: Caller): Promise<void> {
      await commit((change) => dropCancellation(change, { caller, id, message }), caller);
    },

    async remove(caller: Caller, id: string): Promise<void> {
      await commit((change) => removeBooking(change, { caller, id, hasMoney }), caller);
    },

    async block(caller: Caller, asked: z.output<typeof dateBlock>): Promise<Booking> {
      return viewBooking(await commit((change) => blockDays(change, asked), caller), caller);
    },

    async unblock(caller: Caller, id: string): Promise<void> {
      await commit((change) => unblockDays(change, id), caller);
    },
  };
}
