import type { Reader } from '../../../../db/transaction.ts';
import { listToldArrivals, type ToldArrival } from '../told-arrivals.records.ts';

/** What was told to authorities of whom of these stays, the earliest first, by the stay's id; of others nothing is there. */
export async function readToldArrivals(
  reader: Reader,
  stayIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ToldArrival[]>> {
  return Map.groupBy(await listToldArrivals(reader, stayIds), ({ stayId }) => stayId);
}
