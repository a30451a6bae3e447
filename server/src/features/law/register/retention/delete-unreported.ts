import type { Trx } from '../../../../db/transaction.ts';
import { dropGuests } from '../guests/drop-guests.ts';
import { listStayDates } from '../retention.records.ts';
import { readReportedArrivals } from '../stays/read-reported-arrivals.ts';

/** Deletes guests of cancelled stays who are in no transmission. */
export async function deleteUnreported(trx: Trx, stayIds: readonly string[]): Promise<void> {
  const stays = await listStayDates(trx, stayIds);
  const reported = await readReportedArrivals(trx, stayIds);
  for (const id of stayIds) {
    const isCancelled = stays.get(id)?.isCancelled ?? true;
    if (isCancelled) await dropGuests(trx, id, new Set(reported.get(id)?.map(({ guestId }) => guestId)));
  }
}
