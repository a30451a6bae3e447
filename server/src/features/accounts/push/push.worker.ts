import type { Schedule } from '@approdo/shared/node/schedule';
import {
  allToTheEnd,
  createOutboxWorker,
  type OutboxWorker,
  restUntil,
  type Step,
} from '../../../adapters/outbox-worker.ts';
import { transact } from '../../../db/transaction.ts';
import { type Delivery, type DeliveryNeeds, TTL_MS } from './delivery.ts';
import { findDevice } from './devices.repository.ts';
import { deleteNoticesBefore, findNextAttemptAt, listDueNotices } from './notices.repository.ts';
import type { StoredNotice } from './push.table.ts';

type WorkerNeeds = Pick<DeliveryNeeds, 'database' | 'clock' | 'readFrame'> & {
  readonly delivery: Delivery;
  readonly log: { readonly error: (details: object, message: string) => void };
  readonly alarm?: Schedule | undefined;
};

/** Sends waiting notices: to all devices in parallel, so that none holds up another, but to each one by one. */
export function createPushWorker({ database, clock, readFrame, delivery, ...rest }: WorkerNeeds): OutboxWorker {
  async function step(signal: AbortSignal): Promise<Step> {
    const now = clock.now();
    const due = await listDueNotices(database, now.toISOString());
    if (due.length === 0) return restUntil(await findNextAttemptAt(database), now);
    if (due.some(({ createdAt }) => isExpired(createdAt))) {
      await transact(database, (trx) => deleteNoticesBefore(trx, new Date(now.getTime() - TTL_MS).toISOString()));
      return 'done';
    }
    const frame = await readFrame();
    const byDevice = Map.groupBy(due, ({ deviceId }) => deviceId);
    await allToTheEnd([...byDevice].map(([id, notices]) => deliverToDevice({ id, notices }, frame, signal)));
    return 'done';
  }

  function isExpired(createdAt: string): boolean {
    return Date.parse(createdAt) + TTL_MS <= clock.now().getTime();
  }

  type DeviceQueue = { readonly id: string; readonly notices: readonly StoredNotice[] };

  async function deliverToDevice(
    { id, notices }: DeviceQueue,
    frame: Awaited<ReturnType<typeof readFrame>>,
    signal: AbortSignal,
  ): Promise<void> {
    for (const notice of notices) {
      const device = await findDevice(database, 'id', id);
      if (!device || !(await delivery.deliver(device, { ...notice, ...frame }, signal))) return;
    }
  }

  return createOutboxWorker({ ...rest, step, interrupted: 'telephones could not be told' });
}
