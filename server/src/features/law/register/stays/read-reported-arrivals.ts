import type { Reader } from '../../../../db/transaction.ts';
import { listReportedArrivals, type ReportedArrival } from '../reported-arrivals.records.ts';

/** The reported arrivals of these stays by stay id, earliest first; stays without any are left out. */
export async function readReportedArrivals(
  reader: Reader,
  stayIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ReportedArrival[]>> {
  return Map.groupBy(await listReportedArrivals(reader, stayIds), ({ stayId }) => stayId);
}
