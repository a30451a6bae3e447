import type { Schedule } from './schedule.ts';

/** Polls instead of one long timer, which does not run while the computer sleeps. */
const POLL_EVERY_MS = 10 * 60_000;

/** Calls `poll` every ten minutes, from `begin` until `stop`. */
export function createPolling(schedule: Schedule, poll: () => void) {
  let callOff: (() => void) | undefined;

  function begin(): void {
    callOff?.();
    callOff = schedule(POLL_EVERY_MS, () => {
      begin();
      poll();
    });
  }

  return { begin, stop: (): void => callOff?.() };
}
