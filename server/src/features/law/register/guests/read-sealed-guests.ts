import type { Reader } from '../../../../db/transaction.ts';
import type { SealedGuest } from '../register.table.ts';
import { listSealedGuests } from './guests.records.ts';

/** The guests of stays as they are kept, by the stay's id and in the order in which they were entered: for what needs no key. */
export async function readSealedGuests(
  reader: Reader,
  stayIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SealedGuest[]>> {
  return Map.groupBy(await listSealedGuests(reader, stayIds), ({ stayId }) => stayId);
}
