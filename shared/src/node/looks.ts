import type { Schedule } from './schedule.ts';

/** Often, instead of once at the right time: a computer that slept does not count the hours. */
const LOOK_EVERY_MS = 10 * 60_000;

/** Looks every ten minutes whether there is something to do, from `begin` on until `stop`. */
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
