import { reasonOf } from '@approdo/shared/client';
import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { canAskCancellation, canBeWithdrawn } from '@approdo/shared/domain/stays/booking';
import { useRef, useState } from 'react';
import { type IslandTexts, useTexts } from '../../texts/use-texts.ts';
import { bookingCalls } from '../booking-client.ts';
import type { SentCancellation } from './cancellation-form.tsx';

/** An action that the guest must confirm. */
export type Question = 'withdraw' | 'cancel';

export type RequestActions = {
  /** The open question about this booking, if any. */
  readonly question: Question | undefined;
  readonly onAsk: (question: Question) => Promise<void>;
  readonly onLeave: () => void;
  readonly onWithdraw: () => Promise<void>;
  readonly onCancel: (cancellation: SentCancellation) => Promise<void>;
  readonly onTakeBack: () => Promise<void>;
};

type Words = IslandTexts['booking']['own'];

type Options = {
  readonly today: LocalDate;
  /** Resolves with the current bookings; undefined if they cannot be loaded. */
  readonly reload: () => Promise<readonly Booking[] | undefined>;
  /** Called after a withdrawal, if dropping it from the list is not enough. */
  readonly onWithdrawn?: () => void;
};

/** The actions on a guest's requests, and why one fails. */
export function useRequestActions({ today, reload, onWithdrawn }: Options) {
  const words = useTexts().booking.own;
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState<{ readonly id: string; readonly question: Question }>();
  const isBusy = useRef(false);

  /** Reloads first: the owner may have decided since. */
  async function openQuestion(id: string, question: Question): Promise<void> {
    const now = await reload();
    if (!now) return;
    const booking = now.find((other) => other.id === id);
    const canBe =
      booking !== undefined &&
      (question === 'withdraw' ? canBeWithdrawn(booking) : canRequestCancellation(booking, today));
    setPending(canBe ? { id, question } : undefined);
    setFailure(canBe ? undefined : sayWhatChanged(booking, question, words));
  }

  /** Runs one action at a time, however often the button is pressed. */
  async function call(work: () => Promise<unknown>, failed: string, onDone?: () => void): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
      setFailure(undefined);
      if (onDone) return onDone();
    } catch (cause) {
      setFailure(reasonOf(cause) ?? failed);
    }
    setPending(undefined);
    await reload();
    isBusy.current = false;
  }

  function actionsFor(id: string): RequestActions {
    const params = { id };
    return {
      question: id === pending?.id ? pending.question : undefined,
      onAsk: (question) => openQuestion(id, question),
      onLeave: () => setPending(undefined),
      onWithdraw: () => call(() => bookingCalls.remove({ params }), words.withdrawalFailed, onWithdrawn),
      onCancel: async (body) => {
        await bookingCalls.askCancellation({ params, body });
        setPending(undefined);
        setFailure(undefined);
        await reload();
      },
      onTakeBack: () =>
        call(() => bookingCalls.dropCancellation({ params, body: {} }), words.cancellation.takeBackFailed),
    };
  }

  return { failure, actionsFor };
}

function canRequestCancellation(booking: Booking, today: LocalDate): boolean {
  return canAskCancellation(booking, today) && booking.cancellationAskedAt === undefined;
}

/** Why an action still on screen is no longer possible. */
function sayWhatChanged(booking: Booking | undefined, question: Question, words: Words): string {
  if (question === 'cancel') {
    return booking?.status === 'CONFIRMED' ? words.cancellation.tooLate : words.cancellation.meanwhileCancelled;
  }
  if (booking?.status === 'CONFIRMED') return words.meanwhileConfirmed;
  if (booking?.outcome === 'EXPIRED') return words.meanwhileExpired;
  return booking?.status === 'REJECTED' ? words.meanwhileRejected : words.meanwhileWithdrawn;
}
