import { reasonOf } from '@approdo/shared/client';
import type { Booking } from '@approdo/shared/contract/bookings';
import { canBeWithdrawn } from '@approdo/shared/domain/booking';
import { formatLocalDate } from '@approdo/shared/domain/local-date';
import { useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import buttons from '../../../ui/button.module.css';
import { bookingCalls } from './booking-client.ts';
import styles from './own-requests.module.css';

type OwnRequestsProps = { readonly bookings: readonly Booking[]; readonly onWithdrawn: () => Promise<void> };

const STATUS_WORDS = {
  PENDING: 'In attesa',
  CONFIRMED: 'Confermata',
  REJECTED: 'Rifiutata',
  NOT_AVAILABLE: 'Non disponibile',
} as const satisfies Record<Booking['status'], string>;

/** The guest's own requests, whatever became of them; nothing for one who has none. */
export function OwnRequests({ bookings, onWithdrawn }: OwnRequestsProps) {
  const [failure, setFailure] = useState<string>();
  if (bookings.length === 0) return null;

  async function withdraw(id: string): Promise<void> {
    try {
      await bookingCalls.remove({ params: { id } });
      setFailure(undefined);
    } catch (cause) {
      setFailure(reasonOf(cause) ?? 'Errore nella cancellazione della prenotazione');
    }
    await onWithdrawn();
  }

  return (
    <section className={styles.requests} aria-labelledby="own-requests">
      <h2 id="own-requests">Le tue richieste</h2>
      {failure && <Banner kind="error">{failure}</Banner>}
      <ul>
        {bookings.map((booking) => (
          <OwnRequest key={booking.id} booking={booking} onWithdraw={() => withdraw(booking.id)} />
        ))}
      </ul>
    </section>
  );
}

type OwnRequestProps = { readonly booking: Booking; readonly onWithdraw: () => Promise<void> };

function OwnRequest({ booking, onWithdraw }: OwnRequestProps) {
  const [isAsking, setAsking] = useState(false);
  const { startDate, endDate, status, numberOfGuests } = booking;
  return (
    <li>
      <span className={styles.dates}>
        {formatLocalDate(startDate)} – {formatLocalDate(endDate)}
      </span>
      <span>{numberOfGuests === 1 ? '1 ospite' : `${numberOfGuests} ospiti`}</span>
      <span className={styles.status} data-status={status}>
        {STATUS_WORDS[status]}
      </span>
      {canBeWithdrawn(booking) && !isAsking && (
        <button type="button" className={buttons.quiet} onClick={() => setAsking(true)}>
          Ritira la richiesta
        </button>
      )}
      {isAsking && (
        <span className={styles.question}>
          Ritirare la richiesta?
          <button type="button" className={buttons.button} onClick={onWithdraw}>
            Ritira
          </button>
          <button type="button" className={buttons.quiet} onClick={() => setAsking(false)}>
            Annulla
          </button>
        </span>
      )}
    </li>
  );
}
