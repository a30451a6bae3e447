import { type LocalDate, todayInRome } from '@approdo/shared/domain/local-date';

export type Clock = {
  readonly now: () => Date;
  /** Today where the property stands, whatever the server's time zone. */
  readonly today: () => LocalDate;
};

export function createClock(now: () => Date = () => new Date()): Clock {
  return { now, today: () => todayInRome(now()) };
}
