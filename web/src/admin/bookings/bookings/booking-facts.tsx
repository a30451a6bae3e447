import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { datesOf } from '@approdo/shared/domain/stays/booking';
import { Link } from 'react-router-dom';
import kit from '../../kit/styles/kit.module.css';
import { sayBroken } from '../../prices/rates/index.ts';
import {
  addressOfBooking,
  BOOKING_MONEY,
  BOOKINGS,
  emailOf,
  noteOf,
  sayLength,
  sayWho,
} from '../../stays/stays/index.ts';
import styles from './booking-facts.module.css';
import { ClashNote } from './clash-note.tsx';
import { sayPaid } from './say-money.ts';

type GuestProps = { readonly booking: Booking; readonly id: string };

/** The guest, linking to the booking's page. It takes the focus when the focused element is removed. */
export function BookingGuest({ booking, id }: GuestProps) {
  const email = emailOf(booking);
  const [firstLine] = noteOf(booking).split('\n');
  return (
    <>
      <Link className={styles.who} id={id} to={addressOfBooking(booking.id)}>
        {sayWho(booking)}
      </Link>
      {email && <span className={styles.email}>{email}</span>}
      {firstLine && <span className={styles.note}>{firstLine}</span>}
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
      <span className={`${kit.muted} ${styles.length}`}>{sayLength(booking)}</span>
      {booking.isInstant && <span className={`${kit.muted} ${styles.length}`}>{BOOKINGS.confirmedAlone}</span>}
      {isTaken && <span className={styles.taken}>{BOOKINGS.taken}</span>}
      {!isTaken && ruleFaults.length > 0 && <span className={styles.broken}>{sayBroken(ruleFaults)}</span>}
      <ClashNote booking={booking} />
    </>
  );
}

/** How much of the price was paid, and whether more is due. */
export function BookingPaid({ booking: { money } }: { readonly booking: Booking }) {
  if (!money) return null;
  if (!money.isLate) return <span className={styles.paid}>{sayPaid(money)}</span>;
  return (
    <span className={styles.late}>
      {sayPaid(money)} <span>{BOOKING_MONEY.late}</span>
    </span>
  );
}
