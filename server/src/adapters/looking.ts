import type { Logger } from 'pino';
import type { Clock } from './clock.ts';

type LookingNeeds = {
  /** Does what is due at this moment. */
  readonly look: () => Promise<void>;
  readonly everyMs: number;
  /** One that tells when it is set is looked at then, too. */
  readonly clock: Clock;
  readonly log: Logger;
  /** What a log says of a look that failed as a whole; the next one tries again. */
  readonly failed: string;
};

export type Looking = ReturnType<typeof createLooking>;

/**
 * Looks again and again what is due, one look at a time. Nothing is put off to an instant: a clock that is set counts as
 * it is, and what fell due while nobody looked is found by the next look.
 */
export function createLooking({ look, everyMs, clock, log, failed }: LookingNeeds) {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let stopListening: (() => void) | undefined;

  /** Resolves once nothing is due any more. */
  function lookNow(): Promise<void> {
    looking ??= look()
      .catch((error: unknown) => log.error({ err: error }, failed))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  /** What looks at this moment may have read the clock as it was. */
  async function lookAnew(): Promise<void> {
    await looking;
    await lookNow();
  }

  function stopLooking(): void {
    clearInterval(timer);
    stopListening?.();
  }

  return {
    lookNow,

    /** Begins with what fell due while the site was off. */
    start(): void {
      stopLooking();
      stopListening = clock.onSet?.(() => void lookAnew());
      timer = setInterval(() => void lookNow(), everyMs).unref();
      void lookNow();
    },

    /** Resolves once the last look has ended. */
    async stop(): Promise<void> {
      stopLooking();
      await looking;
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
