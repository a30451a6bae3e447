import { startOfNextDayInRome } from '@approdo/shared/domain/local-date';
import type { Clock } from '../adapters/clock.ts';

/** Runs `work` whenever the day turns in Rome, until stopped. */
export function runDaily(clock: Clock, work: () => void): { readonly stop: () => void } {
  let timer = schedule();

  function schedule(): NodeJS.Timeout {
    const now = clock.now();
    const wait = startOfNextDayInRome(now).getTime() - now.getTime();
    return setTimeout(() => {
      work();
      timer = schedule();
    }, wait).unref();
  }

  return { stop: () => clearTimeout(timer) };
}
