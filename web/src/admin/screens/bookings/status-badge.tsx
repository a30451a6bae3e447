import type { Booking } from '@approdo/shared/contract/bookings';
import { Badge, type Tone } from '../../badge/badge.tsx';
import { BOOKING_STATUS } from '../../texts/bookings.ts';

const TONES: Readonly<Record<Booking['status'], Tone>> = {
  PENDING: 'waiting',
  CONFIRMED: 'booked',
  NOT_AVAILABLE: 'closed',
  REJECTED: 'resting',
};

export function StatusBadge({ status }: Pick<Booking, 'status'>) {
  return <Badge tone={TONES[status]}>{BOOKING_STATUS[status]}</Badge>;
}
