import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { type Schedule, scheduleByClock } from '@approdo/shared/node/schedule';

type WorkerNeeds = {
  /** Before the first step of each round. */
  readonly begin?: () => Promise<void>;
  /** Does what is to be done now; what comes of it says whether there may be more. */
  readonly step: (signal: AbortSignal) => Promise<Step>;
  readonly log: { readonly error: (details: object, message: string) => void };
  /** What a log says of a round that was interrupted. */
  readonly interrupted: string;
  readonly alarm?: Schedule | undefined;
};

/** Something was done, or the milliseconds until there is work again; undefined until someone wakes the worker. */
export type Step = 'done' | { readonly pause: number | undefined };

export type OutboxWorker = ReturnType<typeof createOutboxWorker>;

/** How long an end waits for what is in flight. What is cut off is sent again. */
const LAST_STEP_MS = 5000;

const AFTER_FAULT_MS = 10_000;

/** Sends what waits in a table, a step at a time, as soon as it is woken or the next turn has come. */
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
      // Nobody waits for this promise; a database that cannot be written now may be well again later.
      if (error !== closing.signal.reason) log.error({ err: error }, interrupted);
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

  /** To be called once the transaction that queued something has ended. It waits for nothing. */
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

    /** Resolves once what is in flight is out, or after a few seconds where the other side keeps it hanging. */
    async stop(): Promise<void> {
      isStarted = false;
      closing.abort();
      cancelAlarm();
      await inTime(working, alarm);
    },
  };
}

/** What is left to do once nothing is due: wait for the next turn, an instant, where there is one. */
export function restUntil(turn: string | undefined, now: Date): Step {
  return { pause: turn === undefined ? undefined : Math.max(0, Date.parse(turn) - now.getTime()) };
}

/** Resolves once each has ended, however others did; throws the first fault. */
export async function allToTheEnd(works: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Once on each day, as work begins on it. */
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
