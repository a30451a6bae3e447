import type { Schedule } from '@approdo/shared/node/schedule';
import {
  allToTheEnd,
  createOutboxWorker,
  type OutboxWorker,
  onceADay,
  restUntil,
  type Step,
} from '../../../../adapters/outbox-worker.ts';
import { transact } from '../../../../db/transaction.ts';
import { deleteDeliveriesBefore, findDue, findNextAttemptAt } from './deliveries.repository.ts';
import type { Delivery, DeliveryNeeds } from './delivery.ts';
import { listWebhooks } from './webhooks.repository.ts';
import type { StoredWebhook } from './webhooks.table.ts';

type WorkerNeeds = Pick<DeliveryNeeds, 'database' | 'clock'> & {
  readonly delivery: Delivery;
  readonly log: { readonly error: (details: object, message: string) => void };
  readonly alarm?: Schedule | undefined;
};

const RETENTION_MS = 30 * 24 * 3_600_000;

/** Sends waiting messages: to all addresses in parallel, so that none holds up another, but to each one by one. */
export function createWebhookWorker({ database, clock, delivery, ...rest }: WorkerNeeds): OutboxWorker {
  async function step(signal: AbortSignal): Promise<Step> {
    const now = clock.now();
    const findNext = async (webhook: StoredWebhook) => {
      const due = await findDue(database, webhook.id, now.toISOString());
      return due ? [{ webhook, due }] : [];
    };
    const found = (await Promise.all((await listWebhooks(database)).map(findNext))).flat();
    if (found.length === 0) return restUntil(await findNextAttemptAt(database), now);
    await allToTheEnd(found.map(({ webhook, due }) => delivery.deliver(webhook, due, signal)));
    return 'done';
  }

  const forget = onceADay(clock.today, async () => {
    const before = new Date(clock.now().getTime() - RETENTION_MS).toISOString();
    await transact(database, (trx) => deleteDeliveriesBefore(trx, before));
  });

  return createOutboxWorker({ ...rest, begin: forget, step, interrupted: 'webhooks could not be sent' });
}
