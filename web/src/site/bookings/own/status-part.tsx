import type { BookingDetails } from '@approdo/shared/contract/bookings/booking';
import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sayEuros } from '@approdo/shared/domain/base/money/money';
import { overallStatusOf } from '@approdo/shared/domain/stays/booking';
import { labelled } from '@approdo/shared/words/base/labelled';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import { RequestNotes } from './request-buttons.tsx';
import styles from './stay-parts.module.css';

type Props = {
  readonly booking: BookingDetails;
  /** What the stay costs, in cents; null if that is not agreed, or not known. */
  readonly total: number | null;
};

/** The dates, the status and the price of a stay. */
export function StatusPart({ booking, total }: Props) {
  const { language, booking: texts, stay } = useFurtherTexts();
  const { startDate, endDate, numberOfGuests = 1, linen, guestPhone } = booking;
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
      {total !== null && <p>{labelled(stay.price.title, sayEuros(total, language), language)}</p>}
      {guestPhone && <p>{labelled(texts.own.phone, guestPhone, language)}</p>}
      <RequestNotes booking={booking} />
    </header>
  );
}
