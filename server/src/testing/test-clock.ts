import { type Clock, createClock } from '../adapters/clock.ts';

export type TestClock = Clock & {
  readonly advance: (milliseconds: number) => void;
  /** To an instant, ISO 8601. */
  readonly set: (instant: string) => void;
};

/** A clock that stands still until it is advanced. */
export function createTestClock(start: Date): TestClock {
  let time = start.getTime();
  return {
    ...createClock(() => new Date(time)),
    advance(milliseconds) {
      time += milliseconds;
    },
    set(instant) {
      time = Date.parse(instant);
    },
  };
}
