import type { Database } from '../../../db/database.ts';
import { transact } from '../../../db/transaction.ts';
import { queueOwnerLetter } from '../../content/mail/index.ts';
import { getProperty } from '../../content/property/index.ts';
import { readCodeNameOf } from '../../prices/codes/index.ts';
import { findBooking, type GuestStay, type StayTransaction } from '../../stays/stays/index.ts';
import { notifyOwner } from './notify-people.ts';
import {
  deleteUnannouncedRequests,
  hasUnannouncedRequests,
  insertUnannouncedRequest,
  listUnannouncedRequestIds,
} from './unannounced-requests.repository.ts';

/** Key of the limit: requests of the whole property count together. */
const LIMIT_KEY = 'house';

/** Mails the owner a new request, or leaves it to the letter that ends the current quarter of an hour. */
export async function notifyOfRequest(change: StayTransaction, { id }: GuestStay): Promise<void> {
  await insertUnannouncedRequest(change.trx, id);
  await notifyOfRequests(change);
}

/**
 * Mails the owner, in one letter, all waiting requests not announced yet; at most one letter per quarter of an hour, so
 * that a flood is four letters an hour. Resolves with whether a letter was queued.
 */
async function notifyOfRequests(change: StayTransaction): Promise<boolean> {
  const { trx, limits } = change;
  if (!(await hasUnannouncedRequests(trx)) || !(await limits.tryToCount(trx, 'requestLetter', LIMIT_KEY))) return false;
  const waiting = await listWaiting(change);
  await deleteUnannouncedRequests(trx);
  const property = await getProperty(trx);
  const [first, ...others] = waiting;
  if (first && others.length === 0) {
    const code = (await readCodeNameOf(trx, first.id)) ?? null;
    await notifyOwner(change, first, { kind: 'BOOKING_REQUESTED_OWNER', facts: { stay: first, property, code } });
  } else await queueOwnerLetter(change, { kind: 'BOOKINGS_REQUESTED_OWNER', facts: { stays: waiting, property } });
  return true;
}

type Waiting = Omit<StayTransaction, 'trx'> & { readonly database: Database };

/** Sends waiting announcements once the quarter of an hour is over; opens no transaction if there are none. */
export async function notifyOfWaitingRequests({ database, ...rest }: Waiting): Promise<boolean> {
  if (!(await hasUnannouncedRequests(database))) return false;
  return await transact(database, (trx) => notifyOfRequests({ ...rest, trx }));
}

async function listWaiting({ trx }: StayTransaction): Promise<GuestStay[]> {
  const waiting: GuestStay[] = [];
  for (const id of await listUnannouncedRequestIds(trx)) {
    const booking = await findBooking(trx, id);
    if (booking && !booking.isBlocked) waiting.push(booking);
  }
  return waiting;
}
