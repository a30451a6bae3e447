import type { Logger } from 'pino';
import { transact } from '../../db/transaction.ts';
import { getProperty } from '../property/property.service.ts';
import type { BookingChange, BookingNeeds } from './booking-change.ts';
import { requestExpired, requestExpiredForOwner, requestExpiring } from './bookings.mail.ts';
import { findBooking, listDueIds, updateStay } from './bookings.repository.ts';
import type { GuestStay } from './bookings.table.ts';
import { tellAsker, tellOwner } from './tell-people.ts';

type ExpiryNeeds = Omit<BookingNeeds, 'countStep' | 'readChannels'> & {
  readonly log: Logger;
  /** Told where requests ended, which anyone saw until then. */
  readonly onExpired: () => void;
};

/** A request ends within a minute of its time. It is looked anew each time, so that a clock that is set counts as it is. */
const LOOK_EVERY_MS = 20_000;

/** Ends the requests that nobody answered in time, and tells the owner of those that soon will have ended. */
export function createRequestExpiry({ database, wakeMail, log, onExpired, ...rest }: ExpiryNeeds) {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  /** Each in a transaction of its own, in which it is seen whether it is still due. Resolves with how many were. */
  async function settle(due: readonly string[], settleOne: SettleOne): Promise<number> {
    let settled = 0;
    for (const id of due) {
      try {
        settled += Number(await transact(database, (trx) => settleOne({ ...rest, trx }, id)));
      } catch (error) {
        // The next look tries again; what is wrong with one keeps no other from its end.
        log.error({ err: error, booking: id }, 'a request could not be brought to its end');
      }
    }
    return settled;
  }

  async function look(): Promise<void> {
    const expired = await settle(await listDueIds(database, 'expires_at', rest.clock.now()), expire);
    if (expired > 0) onExpired();
    const warned = await settle(await listDueIds(database, 'expiry_warning_at', rest.clock.now()), warn);
    if (expired + warned > 0) wakeMail();
  }

  /** Resolves once nothing is due any more. */
  function lookNow(): Promise<void> {
    looking ??= look()
      .catch((error: unknown) => log.error({ err: error }, 'requests that are due could not be read'))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  return {
    lookNow,

    /** Begins with what fell due while the site was off. */
    start(): void {
      timer = setInterval(() => void lookNow(), LOOK_EVERY_MS).unref();
      void lookNow();
    },

    async stop(): Promise<void> {
      clearInterval(timer);
      await looking;
    },
  };
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
  const property = await getProperty(trx);
  await updateStay(trx, expired);
  await tellAsker(change, expired, requestExpired(expired, property));
  await tellOwner(change, expired, requestExpiredForOwner(expired, property));
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
