import { setTimeout as sleep } from 'node:timers/promises';
import { DriveProblem } from './drive-problem.ts';
import { readGoogleFault } from './google-fault.ts';

/** Milliseconds to let pass before a request is made again. */
export type Wait = (ms: number, signal: AbortSignal | undefined) => Promise<void>;

/** One thing asked of Drive: `signal` ends it. */
export type Call = { readonly signal?: AbortSignal | undefined };

/** Work that takes long: told from 0 to 1 how far it is. */
export type LongCall = Call & { readonly onShare?: ((share: number) => void) | undefined };

/** Failures in a row, with nothing achieved in between, after which one gives up. */
const FAILURES_AT_MOST = 6;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

export const waitAWhile: Wait = async (ms, signal) => {
  await sleep(ms, undefined, { signal });
};

/** Counts failures; `afterFailure` waits twice as long each time, or throws what is not worth another try. */
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
      const asked = (problem.retryAfterSeconds ?? 0) * 1000;
      // As Google asks: a random part keeps clients that failed together from coming back together.
      const doubled = FIRST_PAUSE_MS * 2 ** (failures - 1) * (1 + Math.random() / 2);
      await endWith(signal, wait(Math.min(LONGEST_PAUSE_MS, Math.max(asked, doubled)), signal));
    },
  };
}

/** Tries again as long as that may help. Throws a DriveProblem. */
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

/** What `task` comes to, or a DriveProblem as soon as the signal says so. */
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
    // Nobody waits any more for what was overtaken.
    task.catch(() => undefined);
    promise.catch(() => undefined);
  }
}

/** A time limit that has passed is Google's silence; anything else is the caller's own wish. */
function stopped({ reason }: AbortSignal): DriveProblem {
  const isTooLate = reason instanceof DOMException && reason.name === 'TimeoutError';
  return new DriveProblem(isTooLate ? 'offline' : 'stopped');
}
