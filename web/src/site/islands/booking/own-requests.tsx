import { reasonOf } from '@approdo/shared/client';
import type { Booking } from '@approdo/shared/contract/bookings';
import { canAskCancellation, canBeWithdrawn } from '@approdo/shared/domain/booking';
import type { LocalDate } from '@approdo/shared/domain/local-date';
import { useRef, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import type { IslandTexts } from '../../texts/island-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { bookingCalls } from './booking-client.ts';
import { OwnRequest, type Question } from './own-request.tsx';
import styles from './own-requests.module.css';

type OwnRequestsProps = {
  readonly bookings: readonly Booking[];
  readonly today: LocalDate;
  /** Resolves with the bookings as they are now; undefined where they cannot be read. */
  readonly reload: () => Promise<readonly Booking[] | undefined>;
};

type Words = IslandTexts['booking']['own'];

/** The guest's own requests, whatever became of them; nothing for one who has none. */
export function OwnRequests({ bookings, today, reload }: OwnRequestsProps) {
  const words = useTexts().booking.own;
  const [failure, setFailure] = useState<string>();
  const [asked, setAsked] = useState<{ readonly id: string; readonly question: Question }>();
  const isBusy = useRef(false);
  if (bookings.length === 0 && !failure) return null;

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
  async function call(work: () => Promise<unknown>, failed: string): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
      setFailure(undefined);
    } catch (cause) {
      setFailure(reasonOf(cause) ?? failed);
    }
    setAsked(undefined);
    await reload();
    isBusy.current = false;
  }

  return (
    <section className={styles.requests} aria-labelledby="own-requests">
      <h2 id="own-requests">{words.title}</h2>
      {failure && (
        <Banner kind="error" isAnswer>
          {failure}
        </Banner>
      )}
      <ul>
        {bookings.map((booking) => {
          const params = { id: booking.id };
          return (
            <OwnRequest
              key={booking.id}
              booking={booking}
              today={today}
              question={booking.id === asked?.id ? asked.question : undefined}
              onAsk={(question) => ask(booking.id, question)}
              onLeave={() => setAsked(undefined)}
              onWithdraw={() => call(() => bookingCalls.remove({ params }), words.withdrawalFailed)}
              onCancel={async (body) => {
                await bookingCalls.askCancellation({ params, body });
                setAsked(undefined);
                setFailure(undefined);
                await reload();
              }}
              onTakeBack={() =>
                call(() => bookingCalls.dropCancellation({ params }), words.cancellation.takeBackFailed)
              }
            />
          );
        })}
      </ul>
    </section>
  );
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
