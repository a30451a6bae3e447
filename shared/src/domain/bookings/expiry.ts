import { type LocalDate, startOfDayInRome, startOfNextDayInRome, todayInRome } from '../base/date/local-date.ts';

const MS_PER_HOUR = 3_600_000;

type Asked = {
  readonly askedAt: Date;
  readonly startDate: LocalDate;
  /** How long a request may wait, by the clock that runs through: a day of 23 or 25 hours changes nothing. */
  readonly requestHours: number;
};

/** When a request ends by itself: as its day of arrival begins in Rome at the latest, and for one of today as that day ends. */
export function expiryOf({ askedAt, startDate, requestHours }: Asked): Date {
  const isForToday = startDate <= todayInRome(askedAt);
  const latest = isForToday ? startOfNextDayInRome(askedAt) : startOfDayInRome(startDate);
  return new Date(Math.min(askedAt.getTime() + requestHours * MS_PER_HOUR, latest.getTime()));
}

type Waiting = { readonly createdAt: string; readonly expiresAt: string };

/** When a quarter of the time is left of which a request may wait. */
export function expiryWarningOf({ createdAt, expiresAt }: Waiting): Date {
  const [from, to] = [Date.parse(createdAt), Date.parse(expiresAt)];
  return new Date(to - Math.floor((to - from) / 4));
}

/** Whether what waits has at most a quarter of its time left; not where it may wait for ever. */
export function nearsExpiry(booking: { readonly [Field in keyof Waiting]?: string | undefined }, now: Date): boolean {
  const { createdAt, expiresAt } = booking;
  return createdAt !== undefined && expiresAt !== undefined && expiryWarningOf({ createdAt, expiresAt }) <= now;
}
