import type { Trx } from '../../../../db/transaction.ts';
import { closeOrdersOf } from './orders.repository.ts';

type Closing = {
  readonly trx: Trx;
  /** The provider's pages to close once the change is on disk. */
  readonly pagesToClose: string[];
};

/** Ends the card orders of a stay that was called off. */
export async function closeCheckouts({ trx, pagesToClose }: Closing, bookingId: string): Promise<void> {
  pagesToClose.push(...(await closeOrdersOf(trx, bookingId)));
}
