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

type GuestProps = {
  readonly booking: Booking;
  readonly id: string;
  /** Where the note has room for more than its first line. */
  readonly isOnPaper?: boolean;
};

/** The guest, linking to the booking's page. It takes the focus when the focused element is removed. */
export function BookingGuest({ booking, id, isOnPaper = false }: GuestProps) {
  const email = emailOf(booking);
  const note = noteOf(booking);
  const [firstLine] = note.split('\n');
  return (
    <>
      <Link className={styles.who} id={id} to={addressOfBooking(booking.id)}>
        {sayWho(booking)}
      </Link>
      {email && <span className={`${kit.block} ${kit.muted} ${kit.wrapAnywhere}`}>{email}</span>}
      {firstLine && <span className={`${kit.muted} ${styles.note}`}>{isOnPaper ? note : firstLine}</span>}
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
        {endDate !== startDate && <span>{formatLocalDate(endDate)}</span>}{' '}
        <span className={kit.muted}>{sayLength(booking)}</span>
      </span>
      {booking.isInstant && <span className={`${kit.block} ${kit.muted}`}>{BOOKINGS.confirmedAlone}</span>}
      {isTaken && <span className={`${kit.block} ${kit.small} ${kit.danger}`}>{BOOKINGS.taken}</span>}
      {!isTaken && ruleFaults.length > 0 && <span className={styles.broken}>{sayBroken(ruleFaults)}</span>}
      <ClashNote booking={booking} />
    </>
  );
}

/** How much of the price was paid, and whether more is due. */
export function BookingPaid({ booking: { money } }: { readonly booking: Booking }) {
  if (!money) return null;
  if (!money.isLate) return <span className={kit.figure}>{sayPaid(money)}</span>;
  return (
    <span className={`${kit.figure} ${kit.danger} ${kit.strong}`}>{`${sayPaid(money)} ${BOOKING_MONEY.late}`}</span>
  );
}
