import { Piscina } from 'piscina';
import { createTenantQueue } from './tenant-queue.ts';

type Thread = {
  /** The worker file. */
  readonly worker: URL;
  /** Maximum number of waiting tasks per tenant; more are refused by an OverloadedError. */
  readonly maxWaiting: number;
  readonly maxMegabytes?: number;
};

type Run = {
  /** Time limit, from when the task gets the thread. */
  readonly maxMs?: number;
  /** Transferred to the thread with the task. */
  readonly bytes?: ArrayBuffer;
  /** Aborts the task while it is still waiting. */
  readonly callOff?: AbortSignal | undefined;
  /** Receives for how many milliseconds the task had the thread, even if it failed. */
  readonly onEnd?: (ms: number) => void;
};

/** A task exceeded its time. Its thread was ended; the next task gets a new one. */
export class TooSlowError extends Error {
  override readonly name = 'TooSlowError';
}

/** One thread that tenants share fairly. It starts with the first task and ends when idle. */
export function openSharedThread<Task, Result>({ worker, maxWaiting, maxMegabytes }: Thread) {
  const enqueue = createTenantQueue({ maxWaiting });
  const pool = new Piscina<Task, Result>({
    filename: worker.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
    ...(maxMegabytes !== undefined && { resourceLimits: { maxOldGenerationSizeMb: maxMegabytes } }),
  });

  /** Throws an OverloadedError, a TooSlowError, or whatever the task throws. */
  return (task: Task, { maxMs, bytes, callOff, onEnd }: Run = {}): Promise<Result> =>
    enqueue(async () => {
      callOff?.throwIfAborted();
      const signal = maxMs === undefined ? null : AbortSignal.timeout(maxMs);
      const start = performance.now();
      try {
        return await pool.run(task, { signal, transferList: bytes ? [bytes] : [] });
      } catch (error) {
        throw signal?.aborted ? new TooSlowError(`took more than ${maxMs} ms`) : error;
      } finally {
        onEnd?.(performance.now() - start);
      }
    });
}
