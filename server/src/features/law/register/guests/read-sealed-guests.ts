import type { Reader } from '../../../../db/transaction.ts';
import type { SealedGuest } from '../register.table.ts';
import { listSealedGuests } from './guests.records.ts';

/** Stored guests by stay id, in the order of entry; needs no key. */
export async function readSealedGuests(
  reader: Reader,
  stayIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SealedGuest[]>> {
  return Map.groupBy(await listSealedGuests(reader, stayIds), ({ stayId }) => stayId);
}
