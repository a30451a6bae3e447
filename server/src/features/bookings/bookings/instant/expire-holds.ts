import type { Logger } from 'pino';
import { completeEach, createPoller, type Poller } from '../../../../adapters/poller.ts';
import { getProperty } from '../../../content/property/index.ts';
import { judgeStay } from '../../../prices/rates/index.ts';
import {
  type CommitNeeds,
  createCommit,
  findStay,
  type GuestStay,
  listExpiredHoldIds,
  occupyDays,
  shareFreedDays,
  updateStay,
} from '../../../stays/stays/index.ts';
import { type BookingChange, type BookingNeeds, follow } from '../booking-change.ts';
import { planExpiry } from '../plan-expiry.ts';

type HoldExpiryNeeds = CommitNeeds &
  Pick<BookingNeeds, 'stayChanges'> & {
    readonly log: Logger;
    /** Called when days are free again. */
    readonly onHoldsExpired: () => void;
  };

const CHECK_EVERY_MS = 60_000;

/** Frees the days of stays not paid for in time; each becomes a pending request again, for the owner to answer. */
export function createHoldExpiry({ log, onHoldsExpired, ...needs }: HoldExpiryNeeds): Poller {
  const { database, clock } = needs;
  const commit = createCommit(needs);

  async function runDue(): Promise<void> {
    const expired = await completeEach(await listExpiredHoldIds(database, clock.now()), {
      log,
      failed: 'a hold that is over could not be given up',
      nameOf: (booking) => ({ booking }),
      completeOne: (id) => commit((change) => expireHold(change, id)),
    });
    if (expired > 0) onHoldsExpired();
  }

  return createPoller({
    runDue,
    everyMs: CHECK_EVERY_MS,
    clock,
    log,
    failed: 'holds that are over could not be read',
  });
}

/** Resolves with false if the stay was paid for or cancelled meanwhile, or the clock went back. */
async function expireHold(change: BookingChange, id: string): Promise<boolean> {
  const { trx, clock, limits } = change;
  const stay = await findStay(trx, id);
  if (!stay || stay.heldUntil === null || stay.heldUntil > clock.now().toISOString()) return false;
  const property = await getProperty(trx);
  const { language } = stay;
  const { requestHours } = await judgeStay(trx, stay, { isBound: false, today: clock.today(), language });
  const request: GuestStay = {
    ...stay,
    status: 'PENDING',
    isInstant: false,
    confirmedAt: null,
    heldUntil: null,
    heldAtMost: null,
    changedAt: clock.now().toISOString(),
    ...planExpiry(clock.now(), { ...stay, requestHours }),
  };
  await updateStay(trx, request);
  await occupyDays(trx, request, property);
  await shareFreedDays(change, stay);
  if (stay.userId !== null) await limits.countOneMore(trx, 'lapsedHoldByUser', stay.userId);
  await follow(change, { kind: 'LAPSED', before: stay, after: request, property });
  return true;
}
