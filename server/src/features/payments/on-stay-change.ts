import type { OnStayChange } from '../stays/index.ts';
import { closeCheckouts } from './cards/close-checkouts.ts';
import { followEdit, planPayments } from './plan-payments.ts';
import { quotePrice, type ReadPriceList } from './price-stay.ts';

/** Prices, instalments and pages to pay at follow the stay; nobody is told. */
export function keepMoneyInStep(readPriceList: ReadPriceList): OnStayChange {
  return async (change) => {
    const { trx, clock } = change;
    const now = clock.now();
    if (change.kind === 'REQUESTED') await quotePrice(trx, change.after, { list: await readPriceList(trx), now });
    if (change.kind === 'EDITED') {
      const isPending = change.after.status === 'PENDING';
      await followEdit(trx, { ...change, isPending }, { now, today: clock.today(), readPriceList });
    }
    if (change.kind === 'CANCELLED' || change.kind === 'REMOVED') await closeCheckouts(change, change.before.id);
  };
}

/** Plans what a stay that was confirmed is paid in, and asks its guest for it. */
export const askForMoney: OnStayChange = async (change) => {
  if (change.kind === 'CONFIRMED') await planPayments(change, change.after, change.clock.today());
};
