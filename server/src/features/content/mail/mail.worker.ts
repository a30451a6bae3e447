import type { Schedule } from '@approdo/shared/node/schedule';
import { createOutboxWorker, type OutboxWorker, onceADay } from '../../../adapters/outbox-worker.ts';
import { transact } from '../../../db/transaction.ts';
import { createDelivery, type DeliveryOptions } from './mail.delivery.ts';
import { createMailQueue } from './mail.queue.ts';
import { deleteMailBefore, listWaitingMail } from './mail.repository.ts';

export type MailWorker = OutboxWorker;

/** How long the recipients of sent mail are stored: about a season. */
const REMEMBERED_MS = 90 * 24 * 3_600_000;

/** Sends the waiting mail one at a time, each when it is due; an interrupted mail keeps its Message-ID. */
export function createMailWorker({ alarm, ...options }: DeliveryOptions & { readonly alarm?: Schedule }): MailWorker {
  const { database, clock, log } = options;
  const deliver = createDelivery(options);
  const queue = createMailQueue();

  return createOutboxWorker({
    // Old mail is deleted once a day: that is enough.
    begin: onceADay(clock.today, async () => {
      const before = new Date(clock.now().getTime() - REMEMBERED_MS).toISOString();
      await transact(database, (trx) => deleteMailBefore(trx, before));
    }),
    async step() {
      const waiting = await listWaitingMail(database);
      const now = clock.now().getTime();
      const mail = queue.pick(waiting, now);
      if (!mail) return { pause: queue.pause(waiting, now) };
      queue.note(mail, await deliver(mail), clock.now().getTime());
      return 'done';
    },
    log,
    interrupted: 'mail worker interrupted',
    alarm,
  });
}
