import type { Logger } from 'pino';
import type { Clock } from './clock.ts';

type PollerNeeds = {
  /** Does what is due at this moment. */
  readonly look: () => Promise<void>;
  readonly everyMs: number;
  /** One that tells when it is set is looked at then, too. */
  readonly clock: Clock;
  readonly log: Logger;
  /** What a log says of a look that failed as a whole; the next one tries again. */
  readonly failed: string;
};

export type Poller = ReturnType<typeof createPoller>;

/**
 * Looks again and again what is due, one look at a time. Nothing is put off to an instant: a clock that is set counts as
 * it is, and what fell due while nobody looked is found by the next look.
 */
export function createPoller({ look, everyMs, clock, log, failed }: PollerNeeds) {
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> | undefined;
  let stopListening: (() => void) | undefined;

  /** Resolves once nothing is due any more. */
  function pollNow(): Promise<void> {
    polling ??= look()
      .catch((error: unknown) => log.error({ err: error }, failed))
      .finally(() => {
        polling = undefined;
      });
    return polling;
  }

  /** What looks at this moment may have read the clock as it was. */
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

    /** Begins with what fell due while the site was off. */
    start(): void {
      stopPolling();
      stopListening = clock.onSet?.(() => void pollAnew());
      timer = setInterval(() => void pollNow(), everyMs).unref();
      void pollNow();
    },

    /** Resolves once the last look has ended. */
    async stop(): Promise<void> {
      stopPolling();
      await polling;
    },
  };
}

type Settling<Due> = {
  readonly log: Logger;
  /** Resolves with whether anything was done. */
  readonly settleOne: (due: Due) => Promise<boolean>;
  /** What a log says of one that failed, and by which fields it is found. */
  readonly failed: string;
  readonly nameOf: (due: Due) => object;
};

/** Settles one after the other; resolves with how many were. What is wrong with one keeps no other from its turn. */
export async function settleEach<Due>(
  all: readonly Due[],
  { log, settleOne, failed, nameOf }: Settling<Due>,
): Promise<number> {
  let settled = 0;
  for (const due of all) {
    try {
      settled += Number(await settleOne(due));
    } catch (error) {
      // The next look tries again.
      log.error({ err: error, ...nameOf(due) }, failed);
    }
  }
  return settled;
}
