import { type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';

export type Clock = {
  readonly now: () => Date;
  /** Today where the property stands, whatever the server's time zone. */
  readonly today: () => LocalDate;
  /** Milliseconds that go on evenly, however the clock is set: two of them tell how long something took. */
  readonly monotonic: () => number;
  /** Calls back each time that it is set, until what it returns is called. A machine’s clock tells nobody: it is looked at. */
  readonly onSet?: (listener: () => void) => () => void;
};

export function createClock(now: () => Date = () => new Date()): Clock {
  return { now, today: () => todayInRome(now()), monotonic: () => performance.now() };
}
