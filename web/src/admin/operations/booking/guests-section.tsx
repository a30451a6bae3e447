import { lazy, Suspense } from 'react';
import { LoadingState } from '../../kit/feedback/query-states.tsx';
import type { BookingView } from './booking-view.ts';

/** Loaded lazily: most bookings have no such section. */
const GuestsOfBooking = lazy(async () => ({ default: (await import('./guests-of-booking.tsx')).GuestsOfBooking }));

/** A booking's guests in the register. */
export function GuestsSection({ booking }: BookingView) {
  return (
    <Suspense fallback={<LoadingState />}>
      <GuestsOfBooking booking={booking} />
    </Suspense>
  );
}
