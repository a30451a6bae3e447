import type { BookingDetails, BookingNeighbour } from '@approdo/shared/contract/bookings/booking';
import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { BOOKING_PAGE } from '../../bookings/bookings/index.ts';
import { addressOfBooking } from '../../stays/stays/index.ts';
import styles from './booking-head.module.css';

/** Links to the list, and to the previous and next stay. */
export function NeighbourLinks({ booking: { previous, next } }: { readonly booking: BookingDetails }) {
  return (
    <nav className={styles.neighbours} aria-label={BOOKING_PAGE.neighbours}>
      <Link to="/bookings">{BOOKING_PAGE.all}</Link>
      <span className={styles.beside}>
        {previous && (
          <Link {...linkTo(previous, BOOKING_PAGE.previous)}>
            <ChevronLeft size={18} aria-hidden />
            {BOOKING_PAGE.previous}
          </Link>
        )}
        {next && (
          <Link {...linkTo(next, BOOKING_PAGE.next)}>
            {BOOKING_PAGE.next}
            <ChevronRight size={18} aria-hidden />
          </Link>
        )}
      </span>
    </nav>
  );
}

function linkTo({ id, guestName, startDate }: BookingNeighbour, label: string) {
  return {
    to: addressOfBooking(id),
    'aria-label': BOOKING_PAGE.neighbour(label, guestName, formatLocalDate(startDate)),
  };
}
