import { forgetWhenDone, type Trx } from '../../../../db/transaction.ts';
import { deleteGuests, listSealedGuests } from './guests.records.ts';
import { deleteTravel } from './travels.records.ts';

/** Deletes the guests of a stay, but for those that are kept, and with all of them what was said of their journey: nothing of them stays in a journal either. */
export async function dropGuests(trx: Trx, stayId: string, kept: ReadonlySet<string> = new Set()): Promise<void> {
  if (kept.size === 0) await deleteTravel(trx, stayId);
  const guests = await listSealedGuests(trx, [stayId]);
  const gone = guests.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (gone.length === 0) return;
  await deleteGuests(trx, gone);
  forgetWhenDone(trx);
}
