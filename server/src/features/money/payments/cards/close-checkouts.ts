import type { Trx } from '../../../../db/transaction.ts';
import { closeOrdersOf } from './orders.repository.ts';

type Closing = {
  readonly trx: Trx;
  /** Provider pages to close once the change is on disk. */
  readonly pagesToClose: string[];
};

/** Closes the card orders of a cancelled stay. */
export async function closeCheckouts({ trx, pagesToClose }: Closing, bookingId: string): Promise<void> {
  pagesToClose.push(...(await closeOrdersOf(trx, bookingId)));
}
