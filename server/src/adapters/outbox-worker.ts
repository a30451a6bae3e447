import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { type Schedule, scheduleByClock } from '@approdo/shared/node/schedule';

type WorkerNeeds = {
  /** Runs before the first step of each round. */
  readonly begin?: () => Promise<void>;
  /** Does what is due now; the result says whether there may be more. */
  readonly step: (signal: AbortSignal) => Promise<Step>;
  readonly log: { readonly error: (details: object, message: string) => void };
  /** The log message for a round that was interrupted. */
  readonly interrupted: string;
  readonly alarm?: Schedule | undefined;
};

/** Something was done, or how many milliseconds until there is work again; undefined: until the worker is woken. */
export type Step = 'done' | { readonly pause: number | undefined };

export type OutboxWorker = ReturnType<typeof createOutboxWorker>;

/** How long `stop` waits for what is in flight. Anything cut off is sent again later. */
const LAST_STEP_MS = 5000;

const AFTER_FAULT_MS = 10_000;

/** Sends what is queued in a table, one step at a time, when woken or when the next item is due. */
export function createOutboxWorker({ begin, step, log, interrupted, alarm = scheduleByClock }: WorkerNeeds) {
  let isStarted = false;
  let closing = new AbortController();
  let isCalledAgain = false;
  let working: Promise<void> | undefined;
  let cancelAlarm = () => {};

  async function work(): Promise<number | undefined> {
    await begin?.();
    while (!closing.signal.aborted) {
      isCalledAgain = false;
      const next = await step(closing.signal);
      if (next !== 'done' && !isCalledAgain) return next.pause;
    }
    return undefined;
  }

  async function workUntilPause(): Promise<void> {
    cancelAlarm();
    const pause = await work().catch((error: unknown) => {
      // Nobody awaits this promise; a database that cannot be written now may recover.
      if (error !== closing.signal.reason) log.error({ err: error }, interrupted);
      return AFTER_FAULT_MS;
    });
    working = undefined;
    if (pause !== undefined && isStarted) cancelAlarm = alarm(pause, wake);
    if (isCalledAgain) wake();
  }

  /** Resolves once nothing is left to send now. */
  async function sendDue(): Promise<void> {
    isCalledAgain = true;
    working ??= workUntilPause();
    await working;
  }

  /** Call it after the transaction that queued something has ended. Returns at once. */
  function wake(): void {
    if (isStarted) void sendDue();
  }

  return {
    wake,
    sendDue,

    start(): void {
      isStarted = true;
      if (closing.signal.aborted) closing = new AbortController();
      wake();
    },

    /** Resolves once what is in flight has been sent, or after a few seconds if the other side hangs. */
    async stop(): Promise<void> {
      isStarted = false;
      closing.abort();
      cancelAlarm();
      await inTime(working, alarm);
    },
  };
}

/** The step to return when nothing is due: pause until the next due instant, if there is one. */
export function restUntil(nextAt: string | undefined, now: Date): Step {
  return { pause: nextAt === undefined ? undefined : Math.max(0, Date.parse(nextAt) - now.getTime()) };
}

/** Waits for all to end, even if some fail; then throws the first error. */
export async function allToTheEnd(works: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Runs the work at most once a day, on the first call of each day. */
export function onceADay(today: () => LocalDate, work: () => Promise<void>): () => Promise<void> {
  let doneOn: LocalDate | undefined;
  return async () => {
    const day = today();
    if (doneOn === day) return;
    await work();
    doneOn = day;
  };
}

async function inTime(working: Promise<void> | undefined, alarm: Schedule): Promise<void> {
  let cancelTimeout = () => {};
  const timeout = new Promise<void>((resolve) => {
    cancelTimeout = alarm(LAST_STEP_MS, resolve);
  });
  await Promise.race([working, timeout]);
  cancelTimeout();
}
