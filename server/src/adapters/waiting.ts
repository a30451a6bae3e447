import { setTimeout } from 'node:timers/promises';

export async function wait(milliseconds: number): Promise<void> {
  await setTimeout(milliseconds);
}

/** Waits until the work is done or the time is over, when the work goes on; rejects if the work fails in time. */
export async function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const patience = new AbortController();
  const waited = setTimeout(milliseconds, undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([work, waited]).finally(() => patience.abort());
}
