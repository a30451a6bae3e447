import type { Schedule } from '@approdo/shared/node/schedule';
import { createOutboxWorker, type OutboxWorker, onceADay } from '../../../adapters/outbox-worker.ts';
import { transact } from '../../../db/transaction.ts';
import { createDelivery, type DeliveryOptions } from './mail.delivery.ts';
import { deleteMailBefore, listWaitingMail } from './mail.repository.ts';
import { createTurns } from './mail.turns.ts';

export type MailWorker = OutboxWorker;

/** How long the recipients of sent mail are stored: about a season. */
const REMEMBERED_MS = 90 * 24 * 3_600_000;

/** Sends the waiting mail one at a time, each when it is due; an interrupted mail keeps its Message-ID. */
export function createMailWorker({ alarm, ...options }: DeliveryOptions & { readonly alarm?: Schedule }): MailWorker {
  const { database, clock, log } = options;
  const deliver = createDelivery(options);
  const turns = createTurns();

  return createOutboxWorker({
    // Old mail is deleted once a day: that is enough.
    begin: onceADay(clock.today, async () => {
      const before = new Date(clock.now().getTime() - REMEMBERED_MS).toISOString();
      await transact(database, (trx) => deleteMailBefore(trx, before));
    }),
    async step() {
      const waiting = await listWaitingMail(database);
      const now = clock.now().getTime();
      const mail = turns.pick(waiting, now);
      if (!mail) return { pause: turns.pause(waiting, now) };
      turns.note(mail, await deliver(mail), clock.now().getTime());
      return 'done';
    },
    log,
    interrupted: 'mail worker interrupted',
    alarm,
  });
}
