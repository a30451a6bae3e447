import type { Logger } from 'pino';
import { createLooking, type Looking, settleEach } from '../../adapters/looking.ts';
import { transact } from '../../db/transaction.ts';
import { getProperty } from '../property/property.service.ts';
import { findBooking, type GuestStay, listDueIds, updateStay } from '../stays/index.ts';
import type { BookingChange, BookingNeeds } from './booking-change.ts';
import { requestExpired, requestExpiredForOwner, requestExpiring } from './bookings.mail.ts';
import { readStayFacts } from './letters/read-stay-facts.ts';
import { hasUntold } from './open-requests.repository.ts';
import { tellOfRequests } from './tell-of-requests.ts';
import { tellAsker, tellOwner } from './tell-people.ts';

type ExpiryNeeds = Omit<BookingNeeds, 'countStep' | 'readChannels' | 'closePages' | 'judgeStay'> & {
  readonly log: Logger;
  /** Told where requests ended, which anyone saw until then. */
  readonly onExpired: () => void;
};

/** A request ends within a minute of its time. It is looked anew each time, so that a clock that is set counts as it is. */
const LOOK_EVERY_MS = 20_000;

/** Ends the requests that nobody answered in time, and tells the owner of those that soon will have ended, and of those that no letter has told of once their quarter of an hour is over. */
export function createRequestExpiry({ database, wakeMail, log, onExpired, ...rest }: ExpiryNeeds): Looking {
  /** Each in a transaction of its own, in which it is seen whether it is still due. Resolves with how many were. */
  async function settle(column: 'expires_at' | 'expiry_warning_at', settleOne: SettleOne): Promise<number> {
    return await settleEach(await listDueIds(database, column, rest.clock.now()), {
      log,
      failed: 'a request could not be brought to its end',
      nameOf: (booking) => ({ booking }),
      settleOne: (id) => transact(database, (trx) => settleOne({ ...rest, trx }, id)),
    });
  }

  async function tellOfWaiting(): Promise<boolean> {
    if (!(await hasUntold(database))) return false;
    return await transact(database, (trx) => tellOfRequests({ ...rest, trx }));
  }

  async function look(): Promise<void> {
    const expired = await settle('expires_at', expire);
    if (expired > 0) onExpired();
    const warned = await settle('expiry_warning_at', warn);
    const isTold = await tellOfWaiting();
    if (expired + warned > 0 || isTold) wakeMail();
  }

  return createLooking({
    look,
    everyMs: LOOK_EVERY_MS,
    clock: rest.clock,
    log,
    failed: 'requests that are due could not be read',
  });
}

/** Resolves with whether it was done: not where somebody decided meanwhile, or the clock went back. */
type SettleOne = (change: BookingChange, id: string) => Promise<boolean>;

const expire: SettleOne = async (change, id) => {
  const request = await findDue(change, id, 'expiresAt');
  if (!request) return false;
  const { trx, clock } = change;
  const now = clock.now().toISOString();
  const expired: GuestStay = {
    ...request,
    status: 'REJECTED',
    outcome: 'EXPIRED',
    closedAt: now,
    changedAt: now,
    expiresAt: null,
    expiryWarningAt: null,
  };
  const facts = await readStayFacts(trx, expired);
  await updateStay(trx, expired);
  await tellAsker(change, expired, requestExpired(expired, facts));
  await tellOwner(change, expired, requestExpiredForOwner(expired, facts.property));
  return true;
};

const warn: SettleOne = async (change, id) => {
  const request = await findDue(change, id, 'expiryWarningAt');
  if (!request) return false;
  const { trx } = change;
  const warned = { ...request, expiryWarningAt: null };
  await updateStay(trx, warned);
  await tellOwner(change, warned, requestExpiring(warned, await getProperty(trx)));
  return true;
};

async function findDue(
  { trx, clock }: BookingChange,
  id: string,
  what: 'expiresAt' | 'expiryWarningAt',
): Promise<GuestStay | undefined> {
  const booking = await findBooking(trx, id);
  if (!booking || booking.isBlocked || booking.status !== 'PENDING') return undefined;
  const due = booking[what];
  return due !== null && due <= clock.now().toISOString() ? booking : undefined;
}
