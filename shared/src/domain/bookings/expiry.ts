import { type LocalDate, startOfDayInRome, startOfNextDayInRome, todayInRome } from '../base/date/local-date.ts';

const MS_PER_HOUR = 3_600_000;

type RequestTerms = {
  readonly requestedAt: Date;
  readonly startDate: LocalDate;
  /** How long a request may wait, in elapsed hours: daylight saving changes nothing. */
  readonly requestHours: number;
};

/** When a request expires: at the start of its day of arrival in Rome at the latest, or for today at its end. */
export function expiryOf({ requestedAt, startDate, requestHours }: RequestTerms): Date {
  const isForToday = startDate <= todayInRome(requestedAt);
  const latest = isForToday ? startOfNextDayInRome(requestedAt) : startOfDayInRome(startDate);
  return new Date(Math.min(requestedAt.getTime() + requestHours * MS_PER_HOUR, latest.getTime()));
}

/** Within how many hours a request is answered where the owner sets none. */
export const USUAL_ANSWER_HOURS = 48;

/** Within how many whole hours a request is answered, at least one: before it expires, or in the usual time. */
export function answerHoursOf({
  createdAt,
  expiresAt,
}: { readonly [Field in keyof Waiting]?: string | undefined }): number {
  if (createdAt === undefined || expiresAt === undefined) return USUAL_ANSWER_HOURS;
  return Math.max(1, Math.floor((Date.parse(expiresAt) - Date.parse(createdAt)) / MS_PER_HOUR));
}

type Waiting = { readonly createdAt: string; readonly expiresAt: string };

/** When a quarter of the waiting time of a request is left. */
export function expiryWarningOf({ createdAt, expiresAt }: Waiting): Date {
  const [from, to] = [Date.parse(createdAt), Date.parse(expiresAt)];
  return new Date(to - Math.floor((to - from) / 4));
}

/** Whether a request has at most a quarter of its time left; false if it never expires. */
export function nearsExpiry(booking: { readonly [Field in keyof Waiting]?: string | undefined }, now: Date): boolean {
  const { createdAt, expiresAt } = booking;
  return createdAt !== undefined && expiresAt !== undefined && expiryWarningOf({ createdAt, expiresAt }) <= now;
}
