import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sayInstantDate } from '@approdo/shared/domain/base/date/say-date';
import { nearsExpiry } from '@approdo/shared/domain/bookings/expiry';
import { isAhead, isCancellationRequested } from '@approdo/shared/domain/stays/booking';
import { useEffect, useState } from 'react';
import { Badge } from '../../kit/badge/badge.tsx';
import { BOOKING_END } from '../../stays/stays/index.ts';
import styles from './booking-end.module.css';
import { sayTimeLeft } from './say-time-left.ts';

type Props = { readonly booking: Booking; readonly today: LocalDate };

/** How a booking ended or may end, and why a request can no longer be confirmed. */
export function BookingEnd({ booking, today }: Props) {
  const { outcome, closedAt, expiresAt, cancellationAskedAt } = booking;
  if (outcome && closedAt) {
    return <span className={styles.end}>{BOOKING_END.closed[outcome](sayInstantDate(closedAt))}</span>;
  }
  if (isCancellationRequested(booking) && cancellationAskedAt) {
    return (
      <span className={styles.end}>
        <Badge tone="careful">{BOOKING_END.cancellationRequested(sayInstantDate(cancellationAskedAt))}</Badge>
      </span>
    );
  }
  if (booking.status === 'PENDING' && !isAhead(booking, today)) {
    return <span className={styles.end}>{BOOKING_END.passed}</span>;
  }
  return expiresAt ? <TimeLeft booking={booking} expiresAt={expiresAt} /> : null;
}

function TimeLeft({ booking, expiresAt }: { readonly booking: Booking; readonly expiresAt: string }) {
  const now = useNow();
  const words = sayTimeLeft(expiresAt, now);
  return (
    <span className={styles.end}>{nearsExpiry(booking, now) ? <Badge tone="careful">{words}</Badge> : words}</span>
  );
}

const REFRESH_MS = 30_000;

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
