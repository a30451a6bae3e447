import type { Booking } from '@approdo/shared/contract/stay/bookings';
import { type BookingStanding, standingOf } from '@approdo/shared/domain/stay/booking';
import type { ReactNode } from 'react';
import { BOOKING_STATUS } from '../texts/bookings.ts';
import { PUBLICATION } from '../texts/publication.ts';
import styles from './badge.module.css';

/**
 * What a state asks of whoever reads it: an answer, nothing because it is done, nothing because it rests, care. The last
 * two are states of days, in the colours of the calendar.
 */
export type Tone = 'waiting' | 'done' | 'resting' | 'careful' | 'booked' | 'closed';

type Props = { readonly tone: Tone; readonly children: ReactNode };

/** A state in a word; the colour only underlines it. */
export function Badge({ tone, children }: Props) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}

export function PublicationBadge({ published }: { readonly published: boolean }) {
  return <Badge tone={published ? 'done' : 'resting'}>{published ? PUBLICATION.published : PUBLICATION.draft}</Badge>;
}

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
