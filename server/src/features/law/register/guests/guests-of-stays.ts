import type { Reader } from '../../../../db/transaction.ts';
import type { SealedGuest } from '../register.table.ts';
import { listSealedGuests } from './guests.records.ts';

/** The guests of stays as they are kept, by the stay's id: who comes and goes when is known without the key. */
export async function listGuestsOfStays(
  reader: Reader,
  stayIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SealedGuest[]>> {
  return Map.groupBy(await listSealedGuests(reader, stayIds), ({ stayId }) => stayId);
}
