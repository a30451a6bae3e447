import { reasonOf } from '@approdo/shared/client';
import type { Booking } from '@approdo/shared/contract/bookings';
import { canBeWithdrawn } from '@approdo/shared/domain/booking';
import { formatLocalDate } from '@approdo/shared/domain/local-date';
import { useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import type { IslandTexts } from '../../texts/island-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { bookingCalls } from './booking-client.ts';
import styles from './own-requests.module.css';

type OwnRequestsProps = {
  readonly bookings: readonly Booking[];
  /** Resolves with the bookings as they are now; undefined where they cannot be read. */
  readonly reload: () => Promise<readonly Booking[] | undefined>;
};

type Words = IslandTexts['booking']['own'];

/** The guest's own requests, whatever became of them; nothing for one who has none. */
export function OwnRequests({ bookings, reload }: OwnRequestsProps) {
  const words = useTexts().booking.own;
  const [failure, setFailure] = useState<string>();
  const [asked, setAsked] = useState<string>();
  if (bookings.length === 0 && !failure) return null;

  /** The owner may have decided since the page was read. */
  async function ask(id: string): Promise<void> {
    const now = await reload();
    if (!now) return;
    const booking = now.find((other) => other.id === id);
    const canBe = booking !== undefined && canBeWithdrawn(booking);
    setAsked(canBe ? id : undefined);
    setFailure(canBe ? undefined : sayMeanwhile(booking, words));
  }

  async function withdraw(id: string): Promise<void> {
    try {
      await bookingCalls.remove({ params: { id } });
      setFailure(undefined);
    } catch (cause) {
      setFailure(reasonOf(cause) ?? words.withdrawalFailed);
    }
    setAsked(undefined);
    await reload();
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
        {bookings.map((booking) => (
          <OwnRequest
            key={booking.id}
            booking={booking}
            isAsked={booking.id === asked}
            onAsk={() => ask(booking.id)}
            onLeave={() => setAsked(undefined)}
            onWithdraw={() => withdraw(booking.id)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Why a request that was still waiting on the screen cannot be withdrawn any more. */
function sayMeanwhile(booking: Booking | undefined, words: Words): string {
  if (booking?.status === 'CONFIRMED') return words.meanwhileConfirmed;
  return booking?.status === 'REJECTED' ? words.meanwhileRejected : words.meanwhileWithdrawn;
}

type OwnRequestProps = {
  readonly booking: Booking;
  /** Whether it is asked if she means it. */
  readonly isAsked: boolean;
  readonly onAsk: () => Promise<void>;
  readonly onLeave: () => void;
  readonly onWithdraw: () => Promise<void>;
};

function OwnRequest({ booking, isAsked, onAsk, onLeave, onWithdraw }: OwnRequestProps) {
  const { startDate, endDate, status } = booking;
  const { language, booking: texts } = useTexts();
  const words = texts.own;
  return (
    <li>
      <span className={styles.dates}>
        {formatLocalDate(startDate, language)} – {formatLocalDate(endDate, language)}
      </span>
      <span>{sayParty(booking, words)}</span>
      <span className={styles.status} data-status={status}>
        {words.status[status]}
      </span>
      {canBeWithdrawn(booking) && !isAsked && (
        <button type="button" className={buttons.quiet} onClick={onAsk}>
          {words.askWithdrawal}
        </button>
      )}
      {isAsked && (
        <span className={styles.question}>
          {words.withdrawalQuestion}
          <button type="button" className={buttons.button} onClick={onWithdraw}>
            {words.withdraw}
          </button>
          <button type="button" className={buttons.quiet} onClick={onLeave}>
            {words.leave}
          </button>
        </span>
      )}
    </li>
  );
}

function sayParty({ numberOfGuests = 1, linen }: Booking, words: Words): string {
  const guests = words.guests(numberOfGuests);
  return linen ? words.withLinen(guests) : guests;
}
