import { addDays, type LocalDate, todayInRome, weekdayOf } from '../base/date/local-date.ts';

export type StoredBackup = {
  readonly id: string;
  readonly kind: string;
  readonly createdAt: string;
  /** Whether it was found damaged. */
  readonly isBad: boolean;
};

/** For how many days, weeks and months one backup each is retained. */
export type RetentionCounts = { readonly daily: number; readonly weekly: number; readonly monthly: number };

/** How many safety backups are retained: each is needed until the restore after it has proved right. */
const SAFETY_RETAINED = 10;

const TWO_DAYS_MS = 2 * 24 * 3_600_000;

/** Whether the newest good backup, or the first day without one, is so old that the owner should be warned. */
export function isBackupOverdue(now: Date, since: Date): boolean {
  return now.getTime() - since.getTime() > TWO_DAYS_MS;
}

/**
 * The outdated backups. Of daily ones, the newest of each of the last so many days, weeks (from Monday) and months is
 * retained, counting only those with one; so is the newest good one. Backups that the owner made or uploaded
 * are never outdated.
 */
export function chooseOutdated(backups: readonly StoredBackup[], counts: RetentionCounts): string[] {
  const newestFirst = backups.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const daily = newestFirst.filter(({ kind }) => kind === 'daily');
  const good = daily.filter(({ isBad }) => !isBad);
  const retained = new Set([
    ...newestOfEach(good, counts.daily, (day) => day),
    ...newestOfEach(good, counts.weekly, (day) => addDays(day, -((weekdayOf(day) + 6) % 7))),
    ...newestOfEach(good, counts.monthly, (day) => day.slice(0, 7)),
  ]);
  const safety = newestFirst.filter(({ kind }) => kind === 'safety').slice(SAFETY_RETAINED);
  const lastGood = newestFirst.find(({ isBad }) => !isBad);
  return [...daily.filter((backup) => !retained.has(backup) && isReplaceable(backup, good)), ...safety]
    .filter((backup) => backup !== lastGood)
    .map(({ id }) => id);
}

/** A damaged backup stays until there is a later good one: it may be all that is left of something. */
function isReplaceable(backup: StoredBackup, good: readonly StoredBackup[]): boolean {
  return !backup.isBad || good.some(({ createdAt }) => createdAt > backup.createdAt);
}

function newestOfEach(
  newestFirst: readonly StoredBackup[],
  count: number,
  periodOf: (day: LocalDate) => string,
): StoredBackup[] {
  const newest = new Map<string, StoredBackup>();
  for (const backup of newestFirst) {
    const period = periodOf(todayInRome(new Date(backup.createdAt)));
    if (!newest.has(period)) newest.set(period, backup);
  }
  return [...newest.values()].slice(0, count);
}
