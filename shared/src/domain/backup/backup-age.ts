const TWO_DAYS_MS = 2 * 24 * 3_600_000;

/** Whether the newest good backup is so old, or the site so long without one, that the owner should know. */
export function isBackupOverdue(now: Date, since: Date): boolean {
  return now.getTime() - since.getTime() > TWO_DAYS_MS;
}
