import type { Booking } from '@approdo/shared/contract/stay/bookings';
import { formatLocalDate } from '@approdo/shared/domain/date/local-date';
import { datesOf } from '@approdo/shared/domain/stay/booking';
import { emailOf, sayLength, sayWho } from '../../format/describe-booking.ts';
import { ReachLink } from '../../platform/reach-link.tsx';
import { BOOKINGS } from '../../texts/bookings.ts';
import { sayBroken } from '../../texts/stay-rules.ts';
import styles from './booking-facts.module.css';
import { ClashNote } from './clash-note.tsx';

type WhoProps = { readonly booking: Booking; readonly id: string };

/** The guest and how to reach her. It takes the focus when what had it is gone. */
export function BookingWho({ booking, id }: WhoProps) {
  const email = emailOf(booking);
  return (
    <>
      <span className={styles.who} id={id} tabIndex={-1}>
        {sayWho(booking)}
      </span>
      {email && (
        <ReachLink className={styles.email} to={{ kind: 'mail', email }}>
          {email}
        </ReachLink>
      )}
    </>
  );
}

type DatesProps = { readonly booking: Booking; readonly isTaken: boolean; readonly ruleFaults: readonly string[] };

export function BookingDates({ booking, isTaken, ruleFaults }: DatesProps) {
  const { startDate, endDate } = datesOf(booking);
  return (
    <>
      <span className={styles.dates}>
        <span>
          {formatLocalDate(startDate)}
          {endDate !== startDate && ' –'}
        </span>{' '}
        {endDate !== startDate && <span>{formatLocalDate(endDate)}</span>}
      </span>
      <span className={styles.length}>{sayLength(booking)}</span>
      {isTaken && <span className={styles.taken}>{BOOKINGS.taken}</span>}
      {!isTaken && ruleFaults.length > 0 && <span className={styles.broken}>{sayBroken(ruleFaults)}</span>}
      <ClashNote booking={booking} />
    </>
  );
}
