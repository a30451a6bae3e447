import type { BookingDetails } from '@approdo/shared/contract/bookings/bookings';
import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { canAskCancellation, overallStatusOf } from '@approdo/shared/domain/stays/booking';
import { labelled } from '@approdo/shared/words/base/labelled';
import { Banner } from '../../../ui/banner.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { RequestButtons } from './request-buttons.tsx';
import styles from './stay-parts.module.css';
import { useRequestActions } from './use-request-actions.ts';

type Props = {
  readonly booking: BookingDetails;
  readonly today: string;
  /** Resolves with the current booking; undefined if it cannot be loaded. */
  readonly reload: () => Promise<BookingDetails | undefined>;
};

/** The dates and status of a stay, and what the guest can do. */
export function StatusPart({ booking, today, reload }: Props) {
  const { language, booking: texts } = useTexts();
  const { id, startDate, endDate, numberOfGuests = 1, linen, guestPhone, canWithdraw } = booking;
  const { failure, actionsFor } = useRequestActions({
    today,
    reload: async () => {
      const now = await reload();
      return now && [now];
    },
    // A withdrawn request no longer has a page.
    onWithdrawn: () => location.replace(addressIn(language, '/booking')),
  });
  const status = overallStatusOf(booking);
  const guests = texts.own.guests(numberOfGuests);
  return (
    <header className={styles.head}>
      <h2 className={styles.dates}>
        {formatLocalDate(startDate, language)} – {formatLocalDate(endDate, language)}
      </h2>
      <p>
        <span className={styles.status} data-status={status}>
          {texts.own.status[status]}
        </span>{' '}
        {linen ? texts.own.withLinen(guests) : guests}
      </p>
      {guestPhone && <p>{labelled(texts.own.phone, guestPhone, language)}</p>}
      {failure && (
        <Banner kind="error" isAnswer>
          {failure}
        </Banner>
      )}
      <div className={styles.actions}>
        <RequestButtons
          booking={booking}
          actions={actionsFor(id)}
          canWithdraw={canWithdraw}
          canAskCancellation={booking.canAskCancellation && canAskCancellation(booking, today)}
        />
      </div>
    </header>
  );
}
