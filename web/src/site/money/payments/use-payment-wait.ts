import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import { useEffect, useState } from 'react';

/** How often it is looked whether the payment was confirmed, and for how long. */
const LOOK_EVERY_MS = 2000;
const MOST_LOOKS = 45;

/** What a guest who comes back from the provider is told; undefined for all others. */
export type PaymentWait = 'WAITING' | 'LATE' | 'PAID' | 'CLOSED';

/** Waits for the payment that the address names, which only the provider's event confirms; looks again until that came. */
export function usePaymentWait(orders: BookingMoney['orders'], onLook: () => Promise<void>) {
  const [id, setId] = useState<string>();
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    setId(new URLSearchParams(location.search).get('payment') ?? undefined);
  }, []);

  const status = orders.find((order) => order.id === id)?.status;
  const isLooking = status === 'OPEN' && !isLate;
  useEffect(() => {
    if (!isLooking) return;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (looks > MOST_LOOKS) setLate(true);
      else void onLook();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isLooking, onLook]);

  return { wait: sayWait(status, isLate), lookAgain: () => setLate(false) };
}

function sayWait(
  status: BookingMoney['orders'][number]['status'] | undefined,
  isLate: boolean,
): PaymentWait | undefined {
  if (status !== 'OPEN') return status;
  return isLate ? 'LATE' : 'WAITING';
}
