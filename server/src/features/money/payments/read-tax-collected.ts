import type { Reader } from '../../../db/transaction.ts';
import { listFills } from './entries.repository.ts';

/** The tourist tax collected for several stays, less refunds, in cents. */
export async function readTaxCollected(reader: Reader, bookingIds: readonly string[]): Promise<number> {
  const fills = await listFills(reader, bookingIds);
  return [...fills.values()].reduce((sum, { TAX }) => sum + TAX, 0);
}
