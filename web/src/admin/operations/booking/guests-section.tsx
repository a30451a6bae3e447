import { lazy, Suspense } from 'react';
import { LoadingFace } from '../../kit/feedback/query-faces.tsx';
import type { ShownBooking } from './shown-booking.ts';

/** Most bookings have no such section: what it consists of is fetched where one has. */
const GuestsOfBooking = lazy(async () => ({ default: (await import('./guests-of-booking.tsx')).GuestsOfBooking }));

/** The guests of a booking in the register. */
export function GuestsSection({ booking }: ShownBooking) {
  return (
    <Suspense fallback={<LoadingFace />}>
      <GuestsOfBooking booking={booking} />
    </Suspense>
  );
}
