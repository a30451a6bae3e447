const SECOND = 1000;
const FIRST_WAIT = 10 * SECOND;
const LONGEST_WAIT = 3600 * SECOND;

/** How long temporary failures are retried before giving up. */
export const RETRIED_FOR_MS = 72 * 3600 * SECOND;

/** Milliseconds to wait after so many failed attempts, at least one: 10 seconds, then doubling up to an hour. */
export function retryWait(failedAttempts: number): number {
  let wait = FIRST_WAIT;
  for (let attempt = 1; attempt < failedAttempts && wait < LONGEST_WAIT; attempt += 1) wait *= 2;
  return Math.min(wait, LONGEST_WAIT);
}
