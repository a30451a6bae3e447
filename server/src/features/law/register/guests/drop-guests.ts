import { forgetWhenDone, type Trx } from '../../../../db/transaction.ts';
import { deleteGuests, listSealedGuests } from './guests.records.ts';
import { deleteTravel } from './travels.records.ts';

/** Deletes the guests of a stay but for the given ones, also from the journal; with all of them the journey. */
export async function dropGuests(trx: Trx, stayId: string, kept: ReadonlySet<string> = new Set()): Promise<void> {
  if (kept.size === 0) await deleteTravel(trx, stayId);
  const guests = await listSealedGuests(trx, [stayId]);
  const gone = guests.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (gone.length === 0) return;
  await deleteGuests(trx, gone);
  forgetWhenDone(trx);
}
