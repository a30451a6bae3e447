import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { type BookingOverallStatus, overallStatusOf } from '@approdo/shared/domain/stays/booking';
import { Badge, type Tone } from '../../kit/badge/badge.tsx';
import { BOOKING_STATUS } from './texts.ts';

const BOOKING_TONES: Readonly<Record<BookingOverallStatus, Tone>> = {
  PENDING: 'waiting',
  CONFIRMED: 'booked',
  NOT_AVAILABLE: 'closed',
  REJECTED: 'resting',
  EXPIRED: 'resting',
  CANCELLED: 'resting',
};

export function BookingBadge({ booking }: { readonly booking: Booking }) {
  const status = overallStatusOf(booking);
  return <Badge tone={BOOKING_TONES[status]}>{BOOKING_STATUS[status]}</Badge>;
}
