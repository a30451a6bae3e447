import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import { useEffect, useState } from 'react';

/** How often and for how long to check for the confirmation of a payment. */
const LOOK_EVERY_MS = 2000;
const MAX_CHECKS = 45;

/** The message for a guest who returns from the provider; undefined for all others. */
export type PaymentWait = 'WAITING' | 'LATE' | 'PAID' | 'CLOSED';

/** Waits for the payment in the address, which only the provider's event confirms, and checks until it has arrived. */
export function usePaymentWait(orders: BookingMoney['orders'], onRefresh: () => Promise<void>) {
  const [id, setId] = useState<string>();
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    setId(new URLSearchParams(location.search).get('payment') ?? undefined);
  }, []);

  const status = orders.find((order) => order.id === id)?.status;
  const isPolling = status === 'OPEN' && !isLate;
  useEffect(() => {
    if (!isPolling) return;
    let checks = 0;
    const timer = setInterval(() => {
      checks += 1;
      if (checks > MAX_CHECKS) setLate(true);
      else void onRefresh();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isPolling, onRefresh]);

  return { wait: sayWait(status, isLate), checkAgain: () => setLate(false) };
}

function sayWait(
  status: BookingMoney['orders'][number]['status'] | undefined,
  isLate: boolean,
): PaymentWait | undefined {
  if (status !== 'OPEN') return status;
  return isLate ? 'LATE' : 'WAITING';
}
