import type { Booking, BookingDetails } from '@approdo/shared/contract/bookings/booking';
import type { stayEdit } from '@approdo/shared/contract/bookings/booking-requests';
import { bookings } from '@approdo/shared/contract/bookings/bookings';
import { emailKey } from '@approdo/shared/domain/base/email';
import { listRivals } from '@approdo/shared/domain/bookings/competing-requests';
import { willOwe } from '@approdo/shared/domain/money/way-to-pay';
import { isBlock } from '@approdo/shared/domain/stays/booking';
import type { z } from 'zod';
import { useSameDayTurnover } from '../../content/property/index.ts';
import { type Question, useConfirm } from '../../kit/feedback/confirm.tsx';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useAction, useWrite } from '../../kit/feedback/use-action.ts';
import { useRuleQuestion } from '../../prices/rates/index.ts';
import { useWayQuestion } from '../../prices/way-to-pay/index.ts';
import {
  BOOKING_ACTIONS,
  COMPETING_REQUESTS,
  EDIT_FORM,
  emailOf,
  REMOVE_QUESTION,
  sayDates,
  sayWho,
  UNBLOCK_QUESTION,
} from '../../stays/stays/index.ts';
import { sayUnchecked } from './say-unchecked.ts';
import { NEW_BOOKING } from './texts/new-booking.ts';

export type Decision = 'CONFIRMED' | 'REJECTED';

/** A booking of a list with payment statuses, or in full. */
export type PricedBooking = Booking & Partial<Pick<BookingDetails, 'price'>>;

type Options = {
  /** Called once a booking is deleted, before anything is reloaded. */
  readonly onGone?: () => void;
};

/**
 * The actions on these bookings. Deleting and unblocking ask first; confirming asks about broken rules, rivals and a
 * missing way to pay, in a window that is to be rendered.
 */
export function useBookingActions(among: readonly Booking[], { onGone }: Options = {}) {
  const confirm = useConfirm();
  const sameDayTurnover = useSameDayTurnover();
  const confirmBrokenRules = useRuleQuestion(among);
  const way = useWayQuestion();
  const { decide, decideWithWord, rejectAll, remove, unblock } = useBookingCalls(onGone);

  /** Whether an action on the booking is running, so that no other may start. */
  const isBusy = ({ id }: Booking) =>
    [decide, remove, unblock].some(({ isPending, variables }) => isPending && variables.booking.id === id) ||
    (rejectAll.isPending && rejectAll.variables.rivals.some((rival) => rival.id === id));

  const rivalsOf = (booking: Booking, status: Decision) =>
    status === 'CONFIRMED' ? listRivals(booking, among, { sameDayTurnover }) : [];
  const offerToReject = async (rivals: readonly Booking[]) => {
    if (rivals.length > 0 && (await confirm(askToReject(rivals)))) rejectAll.mutate({ rivals });
  };

  const mayConfirm = async (booking: PricedBooking) =>
    (await confirmBrokenRules(booking)) && (await way.ask((terms) => willBookingOwe(booking, terms)));

  return {
    isBusy,
    /** The question about a missing way to pay, while it is open. */
    window: way.window,
    /** Whether a request may be confirmed: asks if it breaks rules, or if its guest could not pay. */
    mayConfirm,
    /** Decides; `onUnchecked` receives the channels that did not answer before. */
    decide: async (booking: PricedBooking, status: Decision, onUnchecked?: (channels: readonly string[]) => void) => {
      if (isBusy(booking)) return;
      if (status === 'CONFIRMED' && !(await mayConfirm(booking))) return;
      const rivals = rivalsOf(booking, status);
      decide.mutate(
        { booking, status },
        {
          onSuccess: ({ unchecked = [] }) => {
            onUnchecked?.(unchecked);
            void offerToReject(rivals);
          },
        },
      );
    },
    /** Decides with a message to the guest; resolves with the silent channels, rejects if the server refuses. */
    decideWithWord: async (decision: DecisionWithWord): Promise<readonly string[]> => {
      const rivals = rivalsOf(decision.booking, decision.status);
      const { unchecked = [] } = await decideWithWord.mutateAsync(decision);
      void offerToReject(rivals);
      return unchecked;
    },
    remove: async (booking: Booking) => {
      if (isBusy(booking)) return;
      if (await confirm(askToRemove(booking))) remove.mutate({ booking });
    },
    unblock: async (booking: Booking) => {
      if (isBusy(booking)) return;
      if (await confirm(askToUnblock(booking))) unblock.mutate({ booking });
    },
  };
}

/** The calls behind the actions, with what each tells of its outcome. */
function useBookingCalls(onGone: Options['onGone']) {
  const decide = useAction({
    run: ({ booking, status }: { readonly booking: Booking; readonly status: Decision }, call) =>
      call(bookings.decide, { params: { id: booking.id }, body: { status }, version: booking.version }),
    success: ({ status }) => (status === 'CONFIRMED' ? BOOKING_ACTIONS.confirmed : BOOKING_ACTIONS.rejected),
    warn: (_, { unchecked }) => sayUnchecked(BOOKING_ACTIONS.confirmedAlone, unchecked),
    describe: (fault, { status }) => describeFailure(fault, BOOKING_ACTIONS.decideFailed(status)),
  });
  const decideWithWord = useAction({
    run: ({ booking, status, message }: DecisionWithWord, call) =>
      call(bookings.decide, { params: { id: booking.id }, body: { status, message }, version: booking.version }),
    success: ({ status }) => (status === 'CONFIRMED' ? BOOKING_ACTIONS.confirmed : BOOKING_ACTIONS.rejected),
    warn: (_, { unchecked }) => sayUnchecked(BOOKING_ACTIONS.confirmedAlone, unchecked),
  });
  const rejectAll = useAction({
    run: async ({ rivals }: { readonly rivals: readonly Booking[] }, call) => {
      for (const { id, version } of rivals) {
        await call(bookings.decide, { params: { id }, body: { status: 'REJECTED' }, version });
      }
    },
    success: ({ rivals }) => COMPETING_REQUESTS.rejected(rivals.length),
    describe: (fault) => describeFailure(fault, BOOKING_ACTIONS.decideFailed('REJECTED')),
  });
  const remove = useAction({
    run: async ({ booking }: { readonly booking: Booking }, call) => {
      await call(bookings.remove, { params: { id: booking.id } });
      onGone?.();
    },
    success: () => BOOKING_ACTIONS.removed,
    describe: (fault) => describeFailure(fault, BOOKING_ACTIONS.removeFailed),
  });
  const unblock = useAction({
    run: async ({ booking }: { readonly booking: Booking }, call) => {
      const answer = await call(bookings.unblock, { body: { id: booking.id } });
      onGone?.();
      return answer;
    },
    success: (_, { message }) => message,
    describe: BOOKING_ACTIONS.unblockFailed,
  });
  return { decide, decideWithWord, rejectAll, remove, unblock };
}

type DecisionWithWord = {
  readonly booking: Booking;
  readonly status: Decision;
  readonly message: string;
};

function askToReject(rivals: readonly Booking[]): Question {
  return {
    title: COMPETING_REQUESTS.question,
    text: COMPETING_REQUESTS.text(rivals.map((rival) => `${sayWho(rival)} (${sayDates(rival)})`)),
    action: COMPETING_REQUESTS.reject(rivals.length),
    leave: COMPETING_REQUESTS.leave,
  };
}

function askToRemove(booking: Booking): Question {
  return {
    title: REMOVE_QUESTION.title,
    text: isBlock(booking)
      ? REMOVE_QUESTION.blockText(sayDates(booking))
      : REMOVE_QUESTION.text(sayWho(booking), sayDates(booking)),
    action: BOOKING_ACTIONS.remove,
  };
}

function askToUnblock(booking: Booking): Question {
  return {
    title: UNBLOCK_QUESTION.title,
    text: UNBLOCK_QUESTION.text(sayDates(booking)),
    action: BOOKING_ACTIONS.unblock,
    isHarmless: true,
  };
}

export type BookingActions = ReturnType<typeof useBookingActions>;

/** Enters a stay by hand; rejects if the server refuses. */
export function useEnterByHand() {
  return useWrite(bookings.enterByHand, {
    success: () => NEW_BOOKING.saved,
    warn: (_, { unchecked }) => sayUnchecked(NEW_BOOKING.savedAlone, unchecked),
  });
}

type BookingEdit = {
  readonly booking: Booking;
  readonly body: z.output<typeof stayEdit>;
  readonly version: string | undefined;
};

/** Edits a booking's dates, guests, address and language; rejects if the server refuses. */
export function useEditBooking() {
  return useAction({
    run: ({ booking, body, version }: BookingEdit, call) =>
      call(bookings.edit, { params: { id: booking.id }, body, version }),
    success: ({ booking }, edited) => (hasNewRecipient(booking, edited) ? EDIT_FORM.savedNewAddress : EDIT_FORM.saved),
    warn: (_, { unchecked }) => sayUnchecked(EDIT_FORM.savedAlone, unchecked),
  });
}

/** Whether letters now go to another address; those about a request go to its account. */
function hasNewRecipient(before: Booking, after: Booking): boolean {
  return after.status === 'CONFIRMED' && emailKey(emailOf(before) ?? '') !== emailKey(emailOf(after) ?? '');
}

/** Whether a request will owe something once it is confirmed; not if its price is unknown here. */
export function willBookingOwe({ price, money }: PricedBooking, terms: Parameters<typeof willOwe>[1]): boolean {
  const hasPrice = money && (money.total !== null || money.byAgreement);
  return willOwe(price ?? (hasPrice ? money : null), terms);
}
