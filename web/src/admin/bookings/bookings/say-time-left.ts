import { BOOKING_END } from '../../stays/stays/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `Scade fra 3 giorni`: hours in the last two days, minutes in the last two hours, always rounded down. */
export function sayTimeLeft(expiresAt: string, now: Date): string {
  const left = Date.parse(expiresAt) - now.getTime();
  if (left < MINUTE_MS) return BOOKING_END.expiresNow;
  if (left < 2 * HOUR_MS) return BOOKING_END.expires(BOOKING_END.minutes(Math.floor(left / MINUTE_MS)));
  if (left < 2 * DAY_MS) return BOOKING_END.expires(BOOKING_END.hours(Math.floor(left / HOUR_MS)));
  return BOOKING_END.expires(BOOKING_END.days(Math.floor(left / DAY_MS)));
}
