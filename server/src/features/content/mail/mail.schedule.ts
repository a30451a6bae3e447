import { RETRIED_FOR_MS, retryWait } from '@approdo/shared/domain/base/retry-wait';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/**
 * Milliseconds to wait after that many temporary failures: 10 seconds, then doubling up to an hour. Undefined once the
 * waits add up to three days: then the mail has failed.
 */
export function waitAfter(failedAttempts: number): number | undefined {
  let waited = 0;
  for (let attempt = 1; attempt < failedAttempts; attempt += 1) waited += retryWait(attempt);
  return waited >= RETRIED_FOR_MS ? undefined : retryWait(failedAttempts);
}

/** Why the latest attempt failed: the mail server did not answer, or it said "later". */
export type Trouble = 'unreachable' | 'put-off';

/**
 * Milliseconds between trials: while the server is in trouble, one mail at a time is tried before it is due, so that
 * its return is noticed within half a minute although a mail may wait for an hour.
 */
export const TRIAL_WAIT = { unreachable: 10 * SECOND, 'put-off': 20 * SECOND } satisfies Record<Trouble, number>;

/** Whether a mail may serve as the trial. One put off repeatedly is left to its schedule after a quarter of an hour. */
export function mayBeTrial(trouble: Trouble, ageMs: number): boolean {
  return trouble === 'unreachable' || ageMs < HOUR / 4;
}
