import type { Logger } from 'pino';
import { completeEach, createPoller, type Poller } from '../../../adapters/poller.ts';
import type { Database } from '../../../db/database.ts';
import { transact } from '../../../db/transaction.ts';
import { getProperty } from '../../content/property/index.ts';
import { findBooking, type GuestStay, listDueIds, updateStay } from '../../stays/stays/index.ts';
import { type BookingChange, follow } from './booking-change.ts';

type ExpiryNeeds = Omit<BookingChange, 'trx' | 'pagesToClose'> & {
  readonly database: Database;
  /** Called once queued mail is committed. */
  readonly wakeSenders: () => void;
  readonly log: Logger;
  /** Called when requests expired, since everyone saw them in the calendar until then. */
  readonly onExpired: () => void;
  /** Notifies the owner of requests and extras whose letter is due; resolves with whether a letter was queued. */
  readonly notifyOfWaiting: () => Promise<boolean>;
};

/** Polling interval: a request expires within a minute of its time. The clock is read each time, in case it was set. */
const CHECK_EVERY_MS = 20_000;

/** Expires unanswered requests, warns the owner of those about to expire, and sends deferred letters when due. */
export function createRequestExpiry({
  database,
  wakeSenders,
  log,
  onExpired,
  notifyOfWaiting,
  ...rest
}: ExpiryNeeds): Poller {
  /** Handles each due request in its own transaction, if it is still due there. Resolves with how many were. */
  async function completeDue(column: 'expires_at' | 'expiry_warning_at', completeOne: CompleteOne): Promise<number> {
    return await completeEach(await listDueIds(database, column, rest.clock.now()), {
      log,
      failed: 'a request could not be brought to its end',
      nameOf: (booking) => ({ booking }),
      completeOne: (id) => transact(database, (trx) => completeOne({ ...rest, trx, pagesToClose: [] }, id)),
    });
  }

  async function runDue(): Promise<void> {
    const expired = await completeDue('expires_at', expire);
    if (expired > 0) onExpired();
    const warned = await completeDue('expiry_warning_at', warn);
    const hasNotified = await notifyOfWaiting();
    if (expired + warned > 0 || hasNotified) wakeSenders();
  }

  return createPoller({
    runDue,
    everyMs: CHECK_EVERY_MS,
    clock: rest.clock,
    log,
    failed: 'requests that are due could not be read',
  });
}

/** Resolves with false if somebody decided meanwhile or the clock went back. */
type CompleteOne = (change: BookingChange, id: string) => Promise<boolean>;

const expire: CompleteOne = async (change, id) => {
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

const warn: CompleteOne = async (change, id) => {
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
  field: 'expiresAt' | 'expiryWarningAt',
): Promise<GuestStay | undefined> {
  const booking = await findBooking(trx, id);
  if (!booking || booking.isBlocked || booking.status !== 'PENDING') return undefined;
  const due = booking[field];
  return due !== null && due <= clock.now().toISOString() ? booking : undefined;
}
