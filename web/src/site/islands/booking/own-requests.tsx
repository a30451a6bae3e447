import type { Booking } from '@approdo/shared/contract/stay/bookings';
import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import { Banner } from '../../../ui/banner.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { OwnRequest } from './own-request.tsx';
import styles from './own-requests.module.css';
import { useRequestActions } from './use-request-actions.ts';

type OwnRequestsProps = {
  readonly bookings: readonly Booking[];
  readonly today: LocalDate;
  /** Resolves with the bookings as they are now; undefined where they cannot be read. */
  readonly reload: () => Promise<readonly Booking[] | undefined>;
};

/** The guest's own requests, whatever became of them; nothing for one who has none. */
export function OwnRequests({ bookings, today, reload }: OwnRequestsProps) {
  const words = useTexts().booking.own;
  const { failure, actionsFor } = useRequestActions({ today, reload });
  if (bookings.length === 0 && !failure) return null;
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
          <OwnRequest key={booking.id} booking={booking} today={today} actions={actionsFor(booking.id)} />
        ))}
      </ul>
    </section>
  );
}
