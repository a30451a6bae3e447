import type { Reader } from '../../../db/transaction.ts';
import { listFills } from './entries.repository.ts';

/** What came in of the tourist tax of several stays, less what was given back, in cents. */
export async function readTaxCollected(reader: Reader, bookingIds: readonly string[]): Promise<number> {
  const fills = await listFills(reader, bookingIds);
  return [...fills.values()].reduce((sum, { TAX }) => sum + TAX, 0);
}
