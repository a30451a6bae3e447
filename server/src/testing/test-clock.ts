import { type Clock, createClock } from '../adapters/clock.ts';

export type TestClock = Clock & { readonly advance: (milliseconds: number) => void };

/** A clock that stands still until it is told to go on. */
export function createTestClock(start: Date): TestClock {
  let time = start.getTime();
  return {
    ...createClock(() => new Date(time)),
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}
