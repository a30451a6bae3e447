import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { useCallback, useEffect, useState } from 'react';
import { onSessionChange, readSession } from '../../../session/browser-session.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { bookingCalls } from '../booking-client.ts';

/**
 * The visitor's view of bookings, with the money of own stays: initially those of the page, refetched on session changes
 * and by `reload`.
 */
export function useBookings(initial: readonly Booking[]) {
  const { loadFailed } = useTexts().booking;
  const [bookings, setBookings] = useState(initial);
  const [failure, setFailure] = useState<string>();

  /** Resolves with the current bookings; undefined on failure, which sets `failure`. */
  const reload = useCallback(async (): Promise<readonly Booking[] | undefined> => {
    try {
      const loaded = await bookingCalls.list({ query: readSession() ? { with: 'money' } : {} });
      setBookings(loaded);
      setFailure(undefined);
      return loaded;
    } catch {
      setFailure(loadFailed);
      return undefined;
    }
  }, [loadFailed]);

  useEffect(() => {
    void reload();
    return onSessionChange(() => void reload());
  }, [reload]);

  return { bookings, failure, reload };
}
