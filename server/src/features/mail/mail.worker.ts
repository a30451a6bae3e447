import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import { type Schedule, scheduleByClock } from '@approdo/shared/node/schedule';
import { transact } from '../../db/transaction.ts';
import { createDelivery, type DeliveryOptions } from './mail.delivery.ts';
import { deleteMailBefore, listWaitingMail } from './mail.repository.ts';
import { createTurns } from './mail.turns.ts';

export type MailWorker = ReturnType<typeof createMailWorker>;

/** How long an end waits for the mail in flight. One that is cut off is sent again, with the same Message-ID. */
const LAST_MESSAGE_MS = 5000;

const AFTER_FAULT_MS = 10_000;

/** How long it is known who was written to: about a season. */
const REMEMBERED_MS = 90 * 24 * 3_600_000;

/** Sends what waits in the outbox, one mail at a time, each when its turn has come. */
export function createMailWorker({
  alarm = scheduleByClock,
  ...options
}: DeliveryOptions & { readonly alarm?: Schedule }) {
  const { database, clock, log } = options;
  const deliver = createDelivery(options);
  const turns = createTurns();
  const forgetOldMail = createForgetting(options);
  let isStarted = false;
  let isStopping = false;
  let isCalledAgain = false;
  let working: Promise<void> | undefined;
  let cancelAlarm = () => {};

  /** Resolves with the milliseconds until there is work again; undefined until someone wakes the worker. */
  async function work(): Promise<number | undefined> {
    await forgetOldMail();
    while (!isStopping) {
      isCalledAgain = false;
      const waiting = await listWaitingMail(database);
      const now = clock.now().getTime();
      const mail = turns.pick(waiting, now);
      if (mail) turns.note(mail, await deliver(mail), clock.now().getTime());
      else if (!isCalledAgain) return turns.pause(waiting, now);
    }
    return undefined;
  }

  async function workUntilPause(): Promise<void> {
    cancelAlarm();
    const pause = await work().catch((error: unknown) => {
      // Nobody waits for this promise; a database that cannot be written now may be well again later.
      log.error({ err: error }, 'mail worker interrupted');
      return AFTER_FAULT_MS;
    });
    working = undefined;
    if (pause !== undefined && isStarted) cancelAlarm = alarm(pause, wake);
    if (isCalledAgain) wake();
  }

  /** Resolves once nothing is left that could be sent now. */
  async function sendDue(): Promise<void> {
    isCalledAgain = true;
    working ??= workUntilPause();
    await working;
  }

  /** To be called once the transaction that queued a mail has ended. It waits for nothing. */
  function wake(): void {
    if (isStarted) void sendDue();
  }

  return {
    wake,
    sendDue,

    start(): void {
      isStarted = true;
      isStopping = false;
      wake();
    },

    /** Resolves once the mail in flight is out, or after a few seconds where the mail server keeps it hanging. */
    async stop(): Promise<void> {
      isStarted = false;
      isStopping = true;
      cancelAlarm();
      await inTime(working, alarm);
    },
  };
}

/** Old mail is forgotten once a day: that is enough. */
function createForgetting({ database, clock }: Pick<DeliveryOptions, 'database' | 'clock'>) {
  let forgotOn: LocalDate | undefined;
  return async (): Promise<void> => {
    const today = clock.today();
    if (forgotOn === today) return;
    const before = new Date(clock.now().getTime() - REMEMBERED_MS).toISOString();
    await transact(database, (trx) => deleteMailBefore(trx, before));
    forgotOn = today;
  };
}

async function inTime(working: Promise<void> | undefined, alarm: Schedule): Promise<void> {
  let cancelTimeout = () => {};
  const timeout = new Promise<void>((resolve) => {
    cancelTimeout = alarm(LAST_MESSAGE_MS, resolve);
  });
  await Promise.race([working, timeout]);
  cancelTimeout();
}
