import type { Schedule } from './schedule.ts';

/** Polls instead of one long timer, which does not run while the computer sleeps. */
const LOOK_EVERY_MS = 10 * 60_000;

/** Calls `poll` every ten minutes, from `begin` until `stop`. */
export function createLooks(schedule: Schedule, look: () => void) {
  let callOff: (() => void) | undefined;

  function begin(): void {
    callOff?.();
    callOff = schedule(LOOK_EVERY_MS, () => {
      begin();
      look();
    });
  }

  return { begin, stop: (): void => callOff?.() };
}
