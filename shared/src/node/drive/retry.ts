import { setTimeout as sleep } from 'node:timers/promises';
import { DriveProblem } from './drive-problem.ts';
import { readGoogleFault } from './google-fault.ts';

/** Waits so many milliseconds before a retry. */
export type Wait = (ms: number, signal: AbortSignal | undefined) => Promise<void>;

/** Options of a call to Drive; `signal` aborts it. */
export type Call = { readonly signal?: AbortSignal | undefined };

/** Options of a long call; `onShare` gets its progress from 0 to 1. */
export type LongCall = Call & { readonly onShare?: ((share: number) => void) | undefined };

/** Consecutive failures without progress after which to give up. */
const FAILURES_AT_MOST = 6;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

export const waitAWhile: Wait = async (ms, signal) => {
  await sleep(ms, undefined, { signal });
};

/** Counts failures; `afterFailure` waits twice as long each time, or throws where a retry cannot help. */
export function createRetries(wait: Wait, { signal }: Call) {
  let failures = 0;

  return {
    beginAnew(): void {
      failures = 0;
    },

    async afterFailure(error: unknown): Promise<void> {
      if (signal?.aborted) throw stopped(signal);
      const problem = readGoogleFault(error);
      failures += 1;
      if (!(problem instanceof DriveProblem) || !problem.isPassing || failures >= FAILURES_AT_MOST) throw problem;
      const requestedMs = (problem.retryAfterSeconds ?? 0) * 1000;
      // As Google recommends, random jitter keeps failed clients from retrying at the same time.
      const doubled = FIRST_PAUSE_MS * 2 ** (failures - 1) * (1 + Math.random() / 2);
      await endWith(signal, wait(Math.min(LONGEST_PAUSE_MS, Math.max(requestedMs, doubled)), signal));
    },
  };
}

/** Retries as long as that may help. Throws a DriveProblem. */
export async function retry<Result>(wait: Wait, call: Call, task: () => Promise<Result>): Promise<Result> {
  const retries = createRetries(wait, call);
  while (true) {
    if (call.signal?.aborted) throw stopped(call.signal);
    try {
      return await endWith(call.signal, task());
    } catch (error) {
      await retries.afterFailure(error);
    }
  }
}

/** The result of `task`, or a DriveProblem as soon as the signal aborts. */
export async function endWith<Result>(signal: AbortSignal | undefined, task: Promise<Result>): Promise<Result> {
  if (!signal) return await task;
  const { promise, reject } = Promise.withResolvers<never>();
  const end = () => reject(stopped(signal));
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  try {
    return await Promise.race([promise, task]);
  } finally {
    signal.removeEventListener('abort', end);
    // Prevents unhandled rejections of the promise that lost the race.
    task.catch(() => undefined);
    promise.catch(() => undefined);
  }
}

/** A timeout counts as Google being offline; any other abort is the caller's. */
function stopped({ reason }: AbortSignal): DriveProblem {
  const isTooLate = reason instanceof DOMException && reason.name === 'TimeoutError';
  return new DriveProblem(isTooLate ? 'offline' : 'stopped');
}
