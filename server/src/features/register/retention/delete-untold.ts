import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import { forgetWhenDone, type Trx } from '../../../db/transaction.ts';
import { deleteGuests, listSealedGuests } from '../guests/guests.records.ts';
import { listToldArrivals } from '../stays/told-arrivals.records.ts';
import { planDeletion } from './plan-deletion.ts';
import { listStayDates } from '../retention.records.ts';

/** Guests of stays that do not take place go as soon as they are in no transmission. */
export async function deleteUntold(trx: Trx, stayIds: readonly string[], today: LocalDate): Promise<void> {
  const stays = await listStayDates(trx, stayIds);
  const guests = Map.groupBy(await listSealedGuests(trx, stayIds), ({ stayId }) => stayId);
  const told = Map.groupBy(await listToldArrivals(trx, stayIds), ({ stayId }) => stayId);
  const gone = stayIds.flatMap((id) => {
    const facts = { guests: guests.get(id) ?? [], stay: stays.get(id), told: told.get(id) ?? [], today };
    return planDeletion(facts).whole;
  });
  await deleteGuests(
    trx,
    gone.map(({ id }) => id),
  );
  if (gone.length > 0) forgetWhenDone(trx);
}
