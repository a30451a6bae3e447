import { reasonOf } from '@approdo/shared/client';
import type { Booking } from '@approdo/shared/contract/bookings/bookings';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { canAskCancellation, canBeWithdrawn } from '@approdo/shared/domain/stays/booking';
import { useRef, useState } from 'react';
import { type IslandTexts, useTexts } from '../../texts/use-texts.ts';
import { bookingCalls } from '../booking-client.ts';
import type { SentCancellation } from './cancellation-form.tsx';

/** What a guest is asked before it is done. */
export type Question = 'withdraw' | 'cancel';

export type RequestActions = {
  /** What she is asked of this one; undefined where she is not. */
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
  /** Resolves with the bookings as they are now; undefined where they cannot be read. */
  readonly reload: () => Promise<readonly Booking[] | undefined>;
  /** What follows on a request that was withdrawn, where it is not enough that it is no longer listed. */
  readonly onWithdrawn?: () => void;
};

/** What a guest can do with her requests, and what keeps her from it. */
export function useRequestActions({ today, reload, onWithdrawn }: Options) {
  const words = useTexts().booking.own;
  const [failure, setFailure] = useState<string>();
  const [asked, setAsked] = useState<{ readonly id: string; readonly question: Question }>();
  const isBusy = useRef(false);

  /** The owner may have decided since the page was read. */
  async function ask(id: string, question: Question): Promise<void> {
    const now = await reload();
    if (!now) return;
    const booking = now.find((other) => other.id === id);
    const canBe = booking !== undefined && (question === 'withdraw' ? canBeWithdrawn(booking) : canAsk(booking, today));
    setAsked(canBe ? { id, question } : undefined);
    setFailure(canBe ? undefined : sayMeanwhile(booking, question, words));
  }

  /** Once at a time, however often it is pressed. */
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
    setAsked(undefined);
    await reload();
    isBusy.current = false;
  }

  function actionsFor(id: string): RequestActions {
    const params = { id };
    return {
      question: id === asked?.id ? asked.question : undefined,
      onAsk: (question) => ask(id, question),
      onLeave: () => setAsked(undefined),
      onWithdraw: () => call(() => bookingCalls.remove({ params }), words.withdrawalFailed, onWithdrawn),
      onCancel: async (body) => {
        await bookingCalls.askCancellation({ params, body });
        setAsked(undefined);
        setFailure(undefined);
        await reload();
      },
      onTakeBack: () =>
        call(() => bookingCalls.dropCancellation({ params, body: {} }), words.cancellation.takeBackFailed),
    };
  }

  return { failure, actionsFor };
}

function canAsk(booking: Booking, today: LocalDate): boolean {
  return canAskCancellation(booking, today) && booking.cancellationAskedAt === undefined;
}

/** Why what the screen still offered cannot be done any more. */
function sayMeanwhile(booking: Booking | undefined, question: Question, words: Words): string {
  if (question === 'cancel') {
    return booking?.status === 'CONFIRMED' ? words.cancellation.tooLate : words.cancellation.meanwhileCancelled;
  }
  if (booking?.status === 'CONFIRMED') return words.meanwhileConfirmed;
  if (booking?.outcome === 'EXPIRED') return words.meanwhileExpired;
  return booking?.status === 'REJECTED' ? words.meanwhileRejected : words.meanwhileWithdrawn;
}
