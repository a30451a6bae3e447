import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { daysBetween } from '@approdo/shared/domain/base/date/local-date';
import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import kit from '../../kit/styles/kit.module.css';
import {
  addressOfBooking,
  BookingBadge,
  noteOf,
  sayDates,
  sayHistory,
  sayLength,
  sayParty,
} from '../../stays/stays/index.ts';
import styles from './guest-stays.module.css';

/** A guest's other stays and requests, latest first. */
export function GuestStays({ stays }: { readonly stays: readonly Booking[] }) {
  const confirmed = stays.filter(({ status }) => status === 'CONFIRMED');
  const nights = confirmed.reduce((sum, { startDate, endDate }) => sum + daysBetween(startDate, endDate), 0);
  return (
    <>
      <Text mb="sm">{sayHistory(confirmed.length, nights)}</Text>
      <ul className={`${kit.plainList} ${kit.grid}`}>
        {stays.map((stay) => (
          <li key={stay.id} className={styles.entry}>
            <Link className={`${kit.strong} ${kit.touchLink}`} to={addressOfBooking(stay.id)}>
              {sayDates(stay)}
            </Link>
            <BookingBadge booking={stay} />
            <span className={styles.detail}>
              {sayLength(stay)} · {sayParty(stay)}
            </span>
            {noteOf(stay) && <span className={styles.note}>{noteOf(stay)}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
