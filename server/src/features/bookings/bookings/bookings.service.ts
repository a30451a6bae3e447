import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type {
  cancellation,
  dateBlock,
  decision,
  extrasChoice,
  stayByHand,
  stayRequest,
} from '@approdo/shared/contract/bookings/booking-requests';
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
  viewBooking,
  viewStayForAdmin,
  withGuestLanguage,
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
type WriteContext = LocaleContext & { readonly caller: Caller; readonly precondition: Precondition };

type ChoiceContext = Pick<LocaleContext, 'language'> & { readonly caller: Caller };

type MessageBody = z.output<typeof cancellation>;

/** Runs a change in one transaction. */
type Commit = <Result>(work: (change: BookingChange) => Promise<Result>, by: Caller) => Promise<Result>;

export type Bookings = ReturnType<typeof createBookings>;

/** Changes to bookings. Each change and the mail about it are one transaction. */
export function createBookings(all: BookingNeeds) {
  const { countStep, readChannels, attemptCode, hasMoney, areChannelsUpToDate, readCardDeposit, ...needs } = all;
  const commit = createCommit(needs);

  /** Throws 412 if the booking has changed since the admin read it. */
  async function changeStay(
    id: string,
    { caller, precondition, ...locale }: WriteContext,
    work: (change: BookingChange, before: StoredBooking) => Promise<GuestStay>,
  ): Promise<Booking> {
    const changed = await commit(async (change) => {
      const before = await getBooking(change.trx, id);
      if (!before.isBlocked) precondition(viewStayForAdmin(before, caller));
      return await work(change, before);
    }, caller);
    return withGuestLanguage(viewStayForAdmin(changed, caller), changed, locale);
  }

  /** Reads recent portal sales first. A portal that does not answer blocks nothing; its name is returned. */
  async function readChannelsWhere(isNeeded: () => Promise<boolean>): Promise<Pick<Booking, 'unchecked'>> {
    const unchecked = await readChannels(isNeeded);
    return unchecked.length > 0 ? { unchecked: [...unchecked] } : {};
  }

  const readChannelsFor = (id: string, status: BookingStatus) =>
    readChannelsWhere(async () => (await findBooking(needs.database, id))?.status === status);

  return {
    ...createGuestChanges(all, commit),

    /** A repeated key returns the first booking, whatever else the call contains. */
    async enterByHand(
      { caller, ...locale }: LocaleContext & { readonly caller: Caller },
      entry: z.output<typeof stayByHand>,
    ): Promise<Booking> {
      const isNew = async () => (await findBookingByEntryKey(needs.database, entry.key)) === undefined;
      const unchecked = await readChannelsWhere(isNew);
      const { language } = locale;
      const stay = await commit((change) => enterByHand(change, language, entry), caller);
      return { ...withGuestLanguage(viewStayForAdmin(stay, caller), stay, locale), ...unchecked };
    },

    async decide(id: string, answer: z.output<typeof decision>, request: WriteContext): Promise<Booking> {
      const { status } = answer;
      const unchecked = status === 'CONFIRMED' ? await readChannelsFor(id, 'PENDING') : {};
      const view = await changeStay(id, request, (change, before) => decideRequest(change, before, answer));
      if (status === 'CONFIRMED') countStep('CONFIRMATION');
      return { ...view, ...unchecked };
    },

    async edit(id: string, edit: StayEdit, request: WriteContext): Promise<Booking> {
      const unchecked = await readChannelsFor(id, 'CONFIRMED');
      const edited = await changeStay(id, request, (change, before) =>
        editStay(change, before, { edit, by: request.caller.name, language: request.language }),
      );
      return { ...edited, ...unchecked };
    },

    async cancel(id: string, { message }: MessageBody, request: WriteContext): Promise<Booking> {
      return await changeStay(id, request, (change, before) => cancelStay(change, before, message));
    },

    async remove(caller: Caller, id: string): Promise<void> {
      await commit((change) => removeBooking(change, { caller, id, hasMoney }), caller);
    },

    async block(caller: Caller, request: z.output<typeof dateBlock>): Promise<Booking> {
      return viewBooking(await commit((change) => blockDays(change, request), caller), caller);
    },

    async unblock(caller: Caller, id: string): Promise<void> {
      await commit((change) => unblockDays(change, id), caller);
    },
  };
}

/** What guests do with their own stays: request them, choose extras, and ask for a cancellation or take that back. */
function createGuestChanges(needs: BookingNeeds, commit: Commit) {
  const { countStep, readChannels, attemptCode, areChannelsUpToDate, readCardDeposit } = needs;

  /** Whether the account already sent a request with this key. */
  const isRepeated = async ({ userId }: Caller, key: string | undefined) =>
    key !== undefined && (await findBookingByRequestKey(needs.database, userId, key)) !== undefined;

  const isInstantOn = async () => (await readPriceBook(needs.database)).rules.instant.isOn;

  return {
    /** Stores the language in which the guest read the site: letters are written in it. */
    async request(
      { caller, network, ...locale }: LocaleContext & { readonly caller: Caller; readonly network: string },
      request: z.output<typeof stayRequest>,
    ): Promise<Booking> {
      const { code = '', instant } = request;
      // Attempts count even if the request fails.
      const attempt = { stay: request, asOf: needs.clock.today(), caller, network };
      const isNewRequest = async () => !(await isRepeated(caller, request.key));
      if (isCodeWritten(code) && (await isNewRequest())) await attemptCode(code, attempt);
      const isNeeded = async () => (await isInstantOn()) && (await isNewRequest());
      const isPortalSilent = instant === true && (await readChannels(isNeeded)).length > 0;
      const context = { caller, language: locale.language, areChannelsUpToDate, readCardDeposit, isPortalSilent };
      const { stay, isNew } = await commit((change) => requestStay(change, context, request), caller);
      if (isNew) countStep('REQUEST');
      if (isNew && stay.status === 'CONFIRMED' && stay.heldUntil === null) countStep('CONFIRMATION');
      const view = withGuestLanguage(viewBooking(stay, caller), stay, locale);
      return { ...view, ...(instant && { instant: stay.isInstant }) };
    },

    async changeExtras(
      id: string,
      choice: z.output<typeof extrasChoice>,
      { caller, language }: ChoiceContext,
    ): Promise<void> {
      await commit((change) => changeExtras(change, { caller, language, id, choice }), caller);
    },

    async askCancellation(
      id: string,
      { message }: MessageBody,
      { caller, ...locale }: LocaleContext & { readonly caller: Caller },
    ): Promise<Booking> {
      const stay = await commit((change) => askCancellation(change, { caller, id, message }), caller);
      return withGuestLanguage(viewBooking(stay, caller), stay, locale);
    },

    async dropCancellation(id: string, { message }: MessageBody, caller: Caller): Promise<void> {
      await commit((change) => dropCancellation(change, { caller, id, message }), caller);
    },
  };
}
