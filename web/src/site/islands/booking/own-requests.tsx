import { reasonOf } from '@approdo/shared/client';
import type { Booking } from '@approdo/shared/contract/bookings';
import { canBeWithdrawn } from '@approdo/shared/domain/booking';
import { formatLocalDate } from '@approdo/shared/domain/local-date';
import { useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { bookingCalls } from './booking-client.ts';
import styles from './own-requests.module.css';

type OwnRequestsProps = {
  readonly bookings: readonly Booking[];
  /** Resolves with the bookings as they are now; undefined where they cannot be read. */
  readonly reload: () => Promise<readonly Booking[] | undefined>;
};

const STATUS_WORDS = {
  PENDING: 'In attesa',
  CONFIRMED: 'Confermata',
  REJECTED: 'Rifiutata',
  NOT_AVAILABLE: 'Non disponibile',
} as const satisfies Record<Booking['status'], string>;

/** The guest's own requests, whatever became of them; nothing for one who has none. */
export function OwnRequests({ bookings, reload }: OwnRequestsProps) {
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
    setFailure(canBe ? undefined : sayMeanwhile(booking));
  }

  async function withdraw(id: string): Promise<void> {
    try {
      await bookingCalls.remove({ params: { id } });
      setFailure(undefined);
    } catch (cause) {
      setFailure(reasonOf(cause) ?? 'Errore nella cancellazione della prenotazione');
    }
    setAsked(undefined);
    await reload();
  }

  return (
    <section className={styles.requests} aria-labelledby="own-requests">
      <h2 id="own-requests">Le tue richieste</h2>
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
function sayMeanwhile(booking: Booking | undefined): string {
  if (booking?.status === 'CONFIRMED') {
    return 'Nel frattempo la richiesta è stata confermata: per disdire il soggiorno scrivici.';
  }
  if (booking?.status === 'REJECTED') {
    return 'Nel frattempo la richiesta è stata rifiutata: non c’è più nulla da ritirare.';
  }
  return 'Nel frattempo la richiesta è già stata ritirata.';
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
  return (
    <li>
      <span className={styles.dates}>
        {formatLocalDate(startDate)} – {formatLocalDate(endDate)}
      </span>
      <span>{sayParty(booking)}</span>
      <span className={styles.status} data-status={status}>
        {STATUS_WORDS[status]}
      </span>
      {canBeWithdrawn(booking) && !isAsked && (
        <button type="button" className={buttons.quiet} onClick={onAsk}>
          Ritira la richiesta
        </button>
      )}
      {isAsked && (
        <span className={styles.question}>
          Ritirare la richiesta?
          <button type="button" className={buttons.button} onClick={onWithdraw}>
            Ritira
          </button>
          <button type="button" className={buttons.quiet} onClick={onLeave}>
            Annulla
          </button>
        </span>
      )}
    </li>
  );
}

function sayParty({ numberOfGuests, linen }: Booking): string {
  const guests = numberOfGuests === 1 ? '1 ospite' : `${numberOfGuests} ospiti`;
  return linen ? `${guests}, con biancheria` : guests;
}
