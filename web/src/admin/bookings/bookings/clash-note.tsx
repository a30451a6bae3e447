import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { Link } from 'react-router-dom';
import kit from '../../kit/styles/kit.module.css';
import { CLASH, useClashes } from '../channels/index.ts';

/** Notes that nights of a booking were also sold elsewhere, with a link to the remedy; otherwise renders nothing. */
export function ClashNote({ booking }: { readonly booking: Booking }) {
  const { data: clashes = [] } = useClashes();
  const others = clashes
    .filter(({ sold }) => sold.some(({ bookingId }) => bookingId === booking.id))
    .flatMap(({ sold }) => sold.filter(({ bookingId }) => bookingId !== booking.id));
  const names = new Set(others.map(({ channel, guestName }) => channel?.name ?? guestName ?? ''));
  return [...names].map((name) => (
    <Link
      key={name}
      className={`${kit.small} ${kit.strong}`}
      style={{ color: 'var(--terracotta)', display: 'block' }}
      to="/calendars"
    >
      {CLASH.atBooking(name)}
    </Link>
  ));
}
