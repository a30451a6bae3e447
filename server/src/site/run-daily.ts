import { startOfNextDayInRome } from '@approdo/shared/domain/base/date/local-date';
import type { Clock } from '../adapters/clock.ts';

/** A machine that slept does not count the hours that a timer waits, so the day is looked at, too. */
const LOOK_EVERY_MS = 60_000;

/** Runs `work` whenever the day turns in Rome, until stopped: at midnight, or within a minute of being awake again. */
export function runDaily(clock: Clock, work: () => void): { readonly stop: () => void } {
  let day = clock.today();
  let timer = lookLater();
  const stopListening = clock.onSet?.(look);

  function look(): void {
    const today = clock.today();
    if (today === day) return;
    day = today;
    work();
  }

  function lookLater(): NodeJS.Timeout {
    const now = clock.now();
    const wait = Math.min(startOfNextDayInRome(now).getTime() - now.getTime(), LOOK_EVERY_MS);
    return setTimeout(() => {
      look();
      timer = lookLater();
    }, wait).unref();
  }

  return {
    stop() {
      clearTimeout(timer);
      stopListening?.();
    },
  };
}
