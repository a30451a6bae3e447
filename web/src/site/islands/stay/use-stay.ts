import { ApiError } from '@approdo/shared/client';
import type { Booking } from '@approdo/shared/contract/bookings';
import type { BookingMoney } from '@approdo/shared/contract/money';
import { useCallback, useEffect, useState } from 'react';
import { bookingCalls, moneyCalls } from './stay-client.ts';

export type StayState =
  | { readonly kind: 'loading' | 'missing' | 'failed' | 'refused' }
  | { readonly kind: 'loaded'; readonly booking: Booking; readonly money: BookingMoney };

/** A stay of who is signed in and its money: asked when this is shown, and whenever the page is looked at again. */
export function useStay(id: string | undefined) {
  const [state, setState] = useState<StayState>({ kind: 'loading' });

  const load = useCallback(async () => {
    if (id === undefined) return;
    try {
      const params = { id };
      const [booking, money] = await Promise.all([bookingCalls.get({ params }), moneyCalls.get({ params })]);
      setState({ kind: 'loaded', booking, money });
    } catch (cause) {
      // What was read before is better than nothing where the network is gone.
      setState((before) =>
        before.kind === 'loaded' && !(cause instanceof ApiError) ? before : { kind: kindOf(cause) },
      );
    }
  }, [id]);

  useEffect(() => {
    void load();
    const look = () => {
      if (document.visibilityState === 'visible') void load();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [load]);

  return { state, load };
}

function kindOf(cause: unknown): 'missing' | 'failed' | 'refused' {
  const status = cause instanceof ApiError ? cause.status : undefined;
  if (status === 401) return 'refused';
  return status === 404 ? 'missing' : 'failed';
}
