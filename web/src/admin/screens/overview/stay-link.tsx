import type { Booking } from '@approdo/shared/contract/bookings';
import { Link } from 'react-router-dom';
import { sayWho } from '../../format/describe-booking.ts';
import { writeView } from '../../table/view-address.ts';
import styles from './panel.module.css';

/** Who stays, as the way to her bookings. */
export function StayLink({ stay }: { readonly stay: Booking }) {
  const who = sayWho(stay);
  const view = { search: who, order: undefined, isDescending: false, page: 1 };
  return (
    <Link className={styles.link} to={`/bookings?${writeView(new URLSearchParams(), 'prenotazioni', view)}`}>
      {who}
    </Link>
  );
}
