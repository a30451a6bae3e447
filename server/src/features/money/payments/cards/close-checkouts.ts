import type { Trx } from '../../../../db/transaction.ts';
import { closeOrdersOf } from './orders.repository.ts';

type Closing = {
  readonly trx: Trx;
  /** The provider's pages that are to be closed once it is on disk. */
  readonly pagesToClose: string[];
};

/** Whose stay is called off is to pay for it by card no more. */
export async function closeCheckouts({ trx, pagesToClose }: Closing, bookingId: string): Promise<void> {
  pagesToClose.push(...(await closeOrdersOf(trx, bookingId)));
}
