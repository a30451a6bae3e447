import type { PushKind } from '@approdo/shared/domain/accounts/push-kind';
import { retryWait } from '@approdo/shared/domain/base/retry-wait';
import type { Clock } from '../../../adapters/clock.ts';
import { sha256 } from '../../../adapters/digest.ts';
import type { PushOutcome, PushService } from '../../../adapters/push-service/push-service.ts';
import type { Database } from '../../../db/database.ts';
import { type Trx, transact } from '../../../db/transaction.ts';
import { deleteDevice, findDevice, updateDevice } from './devices.repository.ts';
import { deleteNotice, putOffNotices } from './notices.repository.ts';
import type { StoredDevice, StoredNotice } from './push.table.ts';
import type { Subscriptions } from './subscriptions.ts';

/** How long a notice is worth delivering. */
export const TTL_MS = 24 * 3_600_000;

/** After this many refusals in a row, nothing will ever arrive there. */
const MAX_REFUSALS = 5;

/** In base64url (RFC 8030, 5.4). */
const TOPIC_LENGTH = 32;

const URGENT: ReadonlySet<string> = new Set<PushKind>(['REQUEST', 'MESSAGE']);

export type DeliveryNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly push: PushService;
  readonly subscriptions: Subscriptions;
  /** Reads what every notice adds to its own text: the site's name, and how much there is to do. */
  readonly readFrame: () => Promise<Frame>;
};

export type Frame = { readonly title: string; readonly count: number };

/** A notice's content, as a device displays it. */
export type NoticeContent = Pick<StoredNotice, 'tag' | 'body' | 'address'> & {
  readonly kind?: PushKind;
  readonly createdAt: string;
};

export type Delivery = ReturnType<typeof createDelivery>;

/** Sends a notice to a device, and records the outcome. */
export function createDelivery({ database, clock, push, subscriptions }: Omit<DeliveryNeeds, 'readFrame'>) {
  async function attempt(
    device: StoredDevice,
    content: NoticeContent & Frame,
    signal: AbortSignal,
  ): Promise<PushOutcome> {
    const subscription = subscriptions.open(device.subscription);
    if (!subscription) return { kind: 'GONE' };
    const { title, body, address, tag, count, kind = '' } = content;
    const leftMs = Date.parse(content.createdAt) + TTL_MS - clock.now().getTime();
    const message = {
      subscription,
      payload: JSON.stringify({ title, body, address, tag, count }),
      topic: topicOf(tag),
      urgency: URGENT.has(kind) ? 'high' : 'normal',
      ttlSeconds: Math.max(0, Math.floor(leftMs / 1000)),
    } as const;
    return await push.send(message, signal);
  }

  /** Returns the outcome; a device that no longer accepts notices has been deleted by then. */
  async function sendNow(
    device: StoredDevice,
    content: NoticeContent & Frame,
    signal: AbortSignal,
  ): Promise<PushOutcome> {
    const outcome = await attempt(device, content, signal);
    await transact(database, (trx) => noteOutcome(trx, device.id, outcome));
    return outcome;
  }

  async function noteOutcome(trx: Trx, deviceId: string, outcome: PushOutcome): Promise<void> {
    const device = await findDevice(trx, 'id', deviceId);
    if (!device) return;
    if (outcome.kind === 'SENT') {
      return await updateDevice(trx, deviceId, { lastSentAt: clock.now().toISOString(), lastError: null, refusals: 0 });
    }
    const refusals = device.refusals + Number(outcome.kind === 'REFUSED');
    if (outcome.kind === 'GONE' || refusals >= MAX_REFUSALS) return await deleteDevice(trx, deviceId);
    await updateDevice(trx, deviceId, { lastError: outcome.error, refusals });
  }

  /** Returns whether more notices may be sent to the device now. */
  async function deliver(device: StoredDevice, notice: StoredNotice & Frame, signal: AbortSignal): Promise<boolean> {
    const outcome = await attempt(device, notice, signal);
    await transact(database, async (trx) => {
      await noteOutcome(trx, device.id, outcome);
      if (outcome.kind !== 'LATER') return await deleteNotice(trx, notice.id);
      const attempts = notice.attempts + 1;
      const waitMs = Math.max(retryWait(attempts), (outcome.retryAfterSeconds ?? 0) * 1000);
      const nextAttemptAt = new Date(clock.now().getTime() + waitMs).toISOString();
      await putOffNotices(trx, { deviceId: device.id, attempts, nextAttemptAt });
    });
    return outcome.kind !== 'LATER' && outcome.kind !== 'GONE';
  }

  return { sendNow, deliver };
}

/** A hash of the tag: a push service learns only which notices have the same one. */
function topicOf(tag: string): string {
  return sha256(tag, 'base64url').slice(0, TOPIC_LENGTH);
}
