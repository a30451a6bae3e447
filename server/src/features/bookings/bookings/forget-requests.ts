import type { FoundBy } from '@approdo/shared/contract/bookings/booking-requests';
import { type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { endOfForgottenDay } from '@approdo/shared/domain/bookings/forgetting';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { forgetMail } from '../../content/mail/index.ts';
import { listMailOfStays } from '../../stays/stays/index.ts';
import { addToTally, deleteBookings, deleteTallyBefore, listForgettable, readTally } from './forgotten.repository.ts';

/** Requests deleted in one transaction, so that other writers do not wait long. */
const PORTION = 100;

/**
 * Deletes some of the requests that led to no stay and ended by that day, with their letters and messages; only their
 * number remains. Resolves with whether there may be more.
 */
export async function forgetRequests(trx: Trx, lastDay: LocalDate): Promise<boolean> {
  const before = endOfForgottenDay(lastDay).toISOString();
  const requests = await listForgettable(trx, { on: lastDay, before, limit: PORTION });
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

/** How many requests of these days (inclusive) were deleted, by how the guest found the property. */
export async function countForgotten(
  reader: Reader,
  days: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<ReadonlyMap<FoundBy | null, number>> {
  return await readTally(reader, days);
}

/** Deletes the request counts of days before that one. */
export async function forgetTally(trx: Trx, day: LocalDate): Promise<void> {
  await deleteTallyBefore(trx, day);
}
