import type { Wording } from '@approdo/shared/domain/text/wording';

/** The letters to guests about their bookings, in one language; the placeholders have the same names in all. */
export type GuestLetterWords = Readonly<
  Record<
    | 'BOOKING_REQUESTED'
    | 'BOOKING_CONFIRMED'
    | 'BOOKING_REJECTED'
    | 'BOOKING_EXPIRED'
    | 'BOOKING_CHANGED'
    | 'BOOKING_CANCELLED'
    | 'CANCELLATION_DECLINED'
    | 'ARRIVAL'
    | 'THANKS',
    Wording
  >
>;
