import type { Reader } from '../../../../db/transaction.ts';
import { listToldArrivals, type ToldArrival } from '../told-arrivals.records.ts';

/** The reported arrivals of these stays by stay id, earliest first; stays without any are left out. */
export async function readToldArrivals(
  reader: Reader,
  stayIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ToldArrival[]>> {
  return Map.groupBy(await listToldArrivals(reader, stayIds), ({ stayId }) => stayId);
}
