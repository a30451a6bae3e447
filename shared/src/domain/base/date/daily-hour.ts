import { addDays, type LocalDate, startOfNextDayInRome, todayInRome } from './local-date.ts';

const HOUR_MS = 3_600_000;

const hourFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Rome' });

/** The hour in Rome, 0 to 23. */
function hourInRome(now: Date): number {
  return Number(hourFormat.format(now));
}

/** The last day whose hour has passed: today, or yesterday while the hour is still ahead. */
export function lastDueDay(now: Date, hour: number): LocalDate {
  const today = todayInRome(now);
  return hourInRome(now) >= hour ? today : addDays(today, -1);
}

/** Whether today's backup should have been made by now; one that was missed is made up for on the same day. */
export function isDue(now: Date, hour: number, doneDay: LocalDate): boolean {
  return doneDay < todayInRome(now) && hourInRome(now) >= hour;
}

/** When the next one is due: now, where it already is. */
export function nextRun(now: Date, hour: number, doneDay: LocalDate): Date {
  if (isDue(now, hour, doneDay)) return now;
  const today = todayInRome(now);
  return instantOf(doneDay < today ? today : addDays(today, 1), hour);
}

/** The hour of a day in Rome; where the clocks skip it, the one after. */
export function instantOf(day: LocalDate, hour: number): Date {
  const midnight = startOfNextDayInRome(new Date(`${addDays(day, -1)}T12:00:00Z`));
  const estimate = new Date(midnight.getTime() + hour * HOUR_MS);
  const corrected = new Date(estimate.getTime() + (hour - hourInRome(estimate)) * HOUR_MS);
  return hourInRome(corrected) === hour ? corrected : estimate;
}
