import type { Booking } from '@approdo/shared/contract/bookings/bookings';
import { Link } from 'react-router-dom';
import { addressOfBooking, sayWho } from '../../stays/stays/index.ts';
import styles from './panel.module.css';

/** Who stays, as the way to the booking's page. */
export function StayLink({ stay }: { readonly stay: Booking }) {
  const who = sayWho(stay);
  return (
    <Link className={styles.link} to={addressOfBooking(stay.id)}>
      {who}
    </Link>
  );
}
