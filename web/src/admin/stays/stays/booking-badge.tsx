import type { Booking } from '@approdo/shared/contract/bookings/bookings';
import { type BookingStanding, standingOf } from '@approdo/shared/domain/stays/booking';
import { Badge, type Tone } from '../../kit/badge/badge.tsx';
import { BOOKING_STATUS } from './texts.ts';

const BOOKING_TONES: Readonly<Record<BookingStanding, Tone>> = {
  PENDING: 'waiting',
  CONFIRMED: 'booked',
  NOT_AVAILABLE: 'closed',
  REJECTED: 'resting',
  EXPIRED: 'resting',
  CANCELLED: 'resting',
};

export function BookingBadge({ booking }: { readonly booking: Booking }) {
  const standing = standingOf(booking);
  return <Badge tone={BOOKING_TONES[standing]}>{BOOKING_STATUS[standing]}</Badge>;
}
