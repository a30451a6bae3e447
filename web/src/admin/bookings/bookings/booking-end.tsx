import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sayInstantDate } from '@approdo/shared/domain/base/date/say-date';
import { nearsExpiry } from '@approdo/shared/domain/bookings/expiry';
import { isAhead, isCancellationRequested } from '@approdo/shared/domain/stays/booking';
import { useEffect, useState } from 'react';
import { Badge } from '../../kit/badge/badge.tsx';
import kit from '../../kit/styles/kit.module.css';
import { BOOKING_END } from '../../stays/stays/index.ts';
import { sayTimeLeft } from './say-time-left.ts';

type Props = { readonly booking: Booking; readonly today: LocalDate };

/** How a booking ended or may end, and why a request can no longer be confirmed. */
export function BookingEnd({ booking, today }: Props) {
  const { outcome, closedAt, expiresAt, cancellationAskedAt } = booking;
  if (outcome && closedAt) return <End>{BOOKING_END.closed[outcome](sayInstantDate(closedAt))}</End>;
  if (isCancellationRequested(booking) && cancellationAskedAt) {
    return <End isCareful>{BOOKING_END.cancellationRequested(sayInstantDate(cancellationAskedAt))}</End>;
  }
  if (booking.status === 'PENDING' && !isAhead(booking, today)) return <End>{BOOKING_END.passed}</End>;
  return expiresAt ? <TimeLeft booking={booking} expiresAt={expiresAt} /> : null;
}

type EndProps = { readonly isCareful?: boolean; readonly children: string };

function End({ isCareful = false, children }: EndProps) {
  return (
    <span className={`${kit.block} ${kit.muted}`} style={{ marginBlockStart: 'var(--space-1)' }}>
      {isCareful ? <Badge tone="careful">{children}</Badge> : children}
    </span>
  );
}

function TimeLeft({ booking, expiresAt }: { readonly booking: Booking; readonly expiresAt: string }) {
  const now = useNow();
  return <End isCareful={nearsExpiry(booking, now)}>{sayTimeLeft(expiresAt, now)}</End>;
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
