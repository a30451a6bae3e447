import { type Trx, truncateJournalAfterCommit } from '../../../../db/transaction.ts';
import { deleteGuests, listSealedGuests } from './guests.records.ts';
import { deleteTravel } from './travels.records.ts';

/** Deletes the guests of a stay but for the given ones, also from the journal; with all of them the journey. */
export async function dropGuests(
  trx: Trx,
  stayId: string,
  retainedIds: ReadonlySet<string> = new Set(),
): Promise<void> {
  if (retainedIds.size === 0) await deleteTravel(trx, stayId);
  const guests = await listSealedGuests(trx, [stayId]);
  const removedIds = guests.filter(({ id }) => !retainedIds.has(id)).map(({ id }) => id);
  if (removedIds.length === 0) return;
  await deleteGuests(trx, removedIds);
  truncateJournalAfterCommit(trx);
}
