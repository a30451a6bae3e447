import type { FoundBy } from '@approdo/shared/contract/bookings/booking-requests';
import { type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { endOfForgottenDay } from '@approdo/shared/domain/bookings/forgetting';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { forgetMail } from '../../content/mail/index.ts';
import { listMailOfStays } from '../../stays/stays/index.ts';
import { addToTally, deleteBookings, deleteTallyBefore, listForgettable, readTally } from './forgotten.repository.ts';

/** How many are deleted in one transaction, so that other writers do not wait for long. */
const PORTION = 100;

/**
 * Deletes some of the requests that came to no stay and ended by that day, with their letters and all that was written of
 * them; what stays is how many they were. Resolves with whether there may be more.
 */
export async function forgetRequests(trx: Trx, lastDay: LocalDate): Promise<boolean> {
  const before = endOfForgottenDay(lastDay).toISOString();
  const requests = await listForgettable(trx, { on: lastDay, before, most: PORTION });
  if (requests.length === 0) return false;
  const ids = requests.map(({ id }) => id);
  for (const { createdAt, foundBy } of requests) {
    await addToTally(trx, { day: todayInRome(new Date(createdAt)), foundBy, count: 1 });
  }
  const addresses = requests.flatMap((request) => request.addresses);
  await forgetMail(trx, { ids: await listMailOfStays(trx, ids), addresses, before });
  await deleteBookings(trx, ids);
  return requests.length === PORTION;
}

/** How many requests of these days, both included, are forgotten, by the way in which they found the property. */
export async function countForgotten(
  reader: Reader,
  days: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<ReadonlyMap<FoundBy | null, number>> {
  return await readTally(reader, days);
}

/** Forgets how many requests there were before that day, too. */
export async function forgetTally(trx: Trx, day: LocalDate): Promise<void> {
  await deleteTallyBefore(trx, day);
}
