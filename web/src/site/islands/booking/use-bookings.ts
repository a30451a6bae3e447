import type { Booking } from '@approdo/shared/contract/bookings';
import { useCallback, useEffect, useState } from 'react';
import { onSessionChange } from '../../../browser-session.ts';
import { bookingCalls } from './booking-client.ts';

/** The bookings in the visitor's own view: those that came with the page first, then as they are now, asked again when the session changes and by `reload`. */
export function useBookings(initial: readonly Booking[]) {
  const [bookings, setBookings] = useState(initial);
  const [failure, setFailure] = useState<string>();

  const reload = useCallback(async () => {
    try {
      setBookings(await bookingCalls.list());
      setFailure(undefined);
    } catch {
      setFailure('Errore nel caricamento delle prenotazioni');
    }
  }, []);

  useEffect(() => {
    void reload();
    return onSessionChange(() => void reload());
  }, [reload]);

  return { bookings, failure, reload };
}
