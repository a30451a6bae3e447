import { forgetWhenDone, type Trx } from '../../../db/transaction.ts';
import { deleteGuests, listSealedGuests } from './guests.records.ts';

/** Deletes the guests of a stay, but for those that are kept: nothing of them stays in a journal either. */
export async function dropGuests(trx: Trx, stayId: string, kept: ReadonlySet<string> = new Set()): Promise<void> {
  const guests = await listSealedGuests(trx, [stayId]);
  const gone = guests.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (gone.length === 0) return;
  await deleteGuests(trx, gone);
  forgetWhenDone(trx);
}
