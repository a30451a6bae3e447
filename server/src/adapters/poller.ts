import type { Logger } from 'pino';
import type { Clock } from './clock.ts';

type PollerNeeds = {
  /** Does what is due now. */
  readonly runDue: () => Promise<void>;
  readonly everyMs: number;
  /** If it reports when it is set, that triggers a poll, too. */
  readonly clock: Clock;
  readonly log: Logger;
  /** The log message for a poll that failed as a whole; the next one tries again. */
  readonly failed: string;
};

export type Poller = ReturnType<typeof createPoller>;

/**
 * Polls for what is due, one poll at a time. Nothing is scheduled for an instant: clock changes take effect, and what
 * fell due between polls is found by the next one.
 */
export function createPoller({ runDue, everyMs, clock, log, failed }: PollerNeeds) {
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> | undefined;
  let stopListening: (() => void) | undefined;

  /** Resolves once nothing is due any more. */
  function pollNow(): Promise<void> {
    polling ??= runDue()
      .catch((error: unknown) => log.error({ err: error }, failed))
      .finally(() => {
        polling = undefined;
      });
    return polling;
  }

  /** A poll already running may have read the clock before it was set. */
  async function pollAnew(): Promise<void> {
    await polling;
    await pollNow();
  }

  function stopPolling(): void {
    clearInterval(timer);
    stopListening?.();
  }

  return {
    pollNow,

    /** Starts with what fell due while the site was off. */
    start(): void {
      stopPolling();
      stopListening = clock.onSet?.(() => void pollAnew());
      timer = setInterval(() => void pollNow(), everyMs).unref();
      void pollNow();
    },

    /** Resolves once the last poll has ended. */
    async stop(): Promise<void> {
      stopPolling();
      await polling;
    },
  };
}

type Completing<Due> = {
  readonly log: Logger;
  /** Resolves with whether anything was done. */
  readonly completeOne: (due: Due) => Promise<boolean>;
  /** The log message for an item that failed, and the fields that identify it. */
  readonly failed: string;
  readonly nameOf: (due: Due) => object;
};

/** Completes items one after the other; resolves with how many it completed. A failed item does not stop the others. */
export async function completeEach<Due>(
  all: readonly Due[],
  { log, completeOne, failed, nameOf }: Completing<Due>,
): Promise<number> {
  let completed = 0;
  for (const due of all) {
    try {
      completed += Number(await completeOne(due));
    } catch (error) {
      // The next poll tries again.
      log.error({ err: error, ...nameOf(due) }, failed);
    }
  }
  return completed;
}
