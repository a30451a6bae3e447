import type { Logger } from 'pino';
import { createPoller, type Poller, settleEach } from '../../../adapters/poller.ts';
import type { Database } from '../../../db/database.ts';
import { transact } from '../../../db/transaction.ts';
import { getProperty } from '../../content/property/index.ts';
import { findBooking, type GuestStay, listDueIds, updateStay } from '../../stays/stays/index.ts';
import { type BookingChange, follow } from './booking-change.ts';

type ExpiryNeeds = Omit<BookingChange, 'trx' | 'pagesToClose'> & {
  readonly database: Database;
  /** Called once mail is queued for good. */
  readonly wakeSenders: () => void;
  readonly log: Logger;
  /** Told where requests ended, which anyone saw until then. */
  readonly onExpired: () => void;
  /** Tells the owner of requests and extras for whose letter the time has come; resolves with whether a letter is on its way. */
  readonly tellOfWaiting: () => Promise<boolean>;
};

/** How often it is checked, so that a request ends within a minute of its time. The clock is read anew each time, in case it was set. */
const LOOK_EVERY_MS = 20_000;

/** Ends the requests that nobody answered in time. Tells the owner of those that will end soon, and of those that no letter has named once their quarter of an hour is over. */
export function createRequestExpiry({
  database,
  wakeSenders,
  log,
  onExpired,
  tellOfWaiting,
  ...rest
}: ExpiryNeeds): Poller {
  /** Each in a transaction of its own, in which it is seen whether it is still due. Resolves with how many were. */
  async function settle(column: 'expires_at' | 'expiry_warning_at', settleOne: SettleOne): Promise<number> {
    return await settleEach(await listDueIds(database, column, rest.clock.now()), {
      log,
      failed: 'a request could not be brought to its end',
      nameOf: (booking) => ({ booking }),
      settleOne: (id) => transact(database, (trx) => settleOne({ ...rest, trx, pagesToClose: [] }, id)),
    });
  }

  async function look(): Promise<void> {
    const expired = await settle('expires_at', expire);
    if (expired > 0) onExpired();
    const warned = await settle('expiry_warning_at', warn);
    const isTold = await tellOfWaiting();
    if (expired + warned > 0 || isTold) wakeSenders();
  }

  return createPoller({
    look,
    everyMs: LOOK_EVERY_MS,
    clock: rest.clock,
    log,
    failed: 'requests that are due could not be read',
  });
}

/** Resolves with false where somebody decided meanwhile, or the clock went back. */
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
  await updateStay(trx, expired);
  await follow(change, { kind: 'EXPIRED', before: request, after: expired, property: await getProperty(trx) });
  return true;
};

const warn: SettleOne = async (change, id) => {
  const request = await findDue(change, id, 'expiryWarningAt');
  if (!request) return false;
  const { trx } = change;
  const warned = { ...request, expiryWarningAt: null };
  await updateStay(trx, warned);
  await follow(change, { kind: 'EXPIRING', before: request, after: warned, property: await getProperty(trx) });
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
