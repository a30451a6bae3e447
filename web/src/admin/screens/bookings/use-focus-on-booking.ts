import type { Booking } from '@approdo/shared/contract/bookings';
import { type FocusEvent, useEffect, useRef } from 'react';

/** What names a booking in the list, and takes the focus for it. */
export function whoId({ id }: Pick<Booking, 'id'>): string {
  return `who-${id}`;
}

/**
 * Keeps the place of whoever uses the keyboard: where a button went with its action, the booking takes the focus,
 * and where the booking went too, the list. The elements of the list carry `data-booking`.
 */
export function useFocusOnBooking(bookings: readonly Booking[]) {
  const list = useRef<HTMLDivElement>(null);
  const lastId = useRef<string>(undefined);

  useEffect(() => {
    const isLost = bookings.length > 0 && document.activeElement === document.body;
    if (!isLost || lastId.current === undefined) return;
    const who = document.getElementById(whoId({ id: lastId.current })) ?? list.current;
    who?.focus({ preventScroll: true });
  }, [bookings]);

  return {
    ref: list,
    tabIndex: -1,
    onFocusCapture: ({ target }: FocusEvent<HTMLElement>) => {
      lastId.current = target.closest<HTMLElement>('[data-booking]')?.dataset.booking;
    },
  };
}
