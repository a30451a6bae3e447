import type { Reader } from '../../../../db/transaction.ts';
import type { SealedGuest } from '../register.table.ts';
import { listSealedGuests } from './guests.records.ts';

/** Stored guests by stay id; their dates can be read without the key. */
export async function listGuestsOfStays(
  reader: Reader,
  stayIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SealedGuest[]>> {
  return Map.groupBy(await listSealedGuests(reader, stayIds), ({ stayId }) => stayId);
}
