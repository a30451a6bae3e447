import { lazy, Suspense } from 'react';
import { LoadingFace } from '../../kit/feedback/query-faces.tsx';
import type { ShownBooking } from './shown-booking.ts';

/** Loaded lazily: most bookings have no such section. */
const GuestsOfBooking = lazy(async () => ({ default: (await import('./guests-of-booking.tsx')).GuestsOfBooking }));

/** A booking's guests in the register. */
export function GuestsSection({ booking }: ShownBooking) {
  return (
    <Suspense fallback={<LoadingFace />}>
      <GuestsOfBooking booking={booking} />
    </Suspense>
  );
}
