import type { Schedule } from '@approdo/shared/node/schedule';

export type ManualClock = {
  readonly schedule: Schedule;
  /** The pending delays, in milliseconds from when each was scheduled. */
  readonly waits: () => readonly number[];
  /** Runs everything pending, whatever its delay. */
  readonly advance: () => void;
};

/** A clock that advances only when a test says so. */
export function createManualClock(): ManualClock {
  const waiting = new Set<{ readonly delayMs: number; readonly task: () => void }>();
  return {
    schedule: (delayMs, task) => {
      const entry = { delayMs, task };
      waiting.add(entry);
      return () => void waiting.delete(entry);
    },
    waits: () => [...waiting].map(({ delayMs }) => delayMs),
    advance: () => {
      for (const entry of [...waiting]) {
        waiting.delete(entry);
        entry.task();
      }
    },
  };
}
