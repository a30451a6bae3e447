import { type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';

export type Clock = {
  readonly now: () => Date;
  /** Today where the property stands, whatever the server's time zone. */
  readonly today: () => LocalDate;
  /** Monotonic milliseconds, unaffected by clock changes; the difference of two is a duration. */
  readonly monotonic: () => number;
  /** Calls the listener whenever the clock is set, until unsubscribed. A real clock has no such event and is polled. */
  readonly onSet?: (listener: () => void) => () => void;
};

export function createClock(now: () => Date = () => new Date()): Clock {
  return { now, today: () => todayInRome(now()), monotonic: () => performance.now() };
}
