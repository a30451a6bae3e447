import type { Schedule } from '@approdo/shared/node/schedule';

export type HandClock = {
  readonly schedule: Schedule;
  /** What has been asked for and not yet come, in milliseconds from when it was asked for. */
  readonly waits: () => readonly number[];
  /** Does everything that waits, whenever it would have come. */
  readonly advance: () => void;
};

/** A clock that goes on when a test says so. */
export function createHandClock(): HandClock {
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
