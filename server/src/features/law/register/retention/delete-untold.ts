import type { Trx } from '../../../../db/transaction.ts';
import { dropGuests } from '../guests/drop-guests.ts';
import { listStayDates } from '../retention.records.ts';
import { readToldArrivals } from '../stays/read-told-arrivals.ts';

/** Deletes guests of cancelled stays who are in no transmission. */
export async function deleteUntold(trx: Trx, stayIds: readonly string[]): Promise<void> {
  const stays = await listStayDates(trx, stayIds);
  const told = await readToldArrivals(trx, stayIds);
  for (const id of stayIds) {
    const isOff = stays.get(id)?.isOff ?? true;
    if (isOff) await dropGuests(trx, id, new Set(told.get(id)?.map(({ guestId }) => guestId)));
  }
}
