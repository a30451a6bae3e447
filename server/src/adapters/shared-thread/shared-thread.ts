import { Piscina } from 'piscina';
import { createTurnsOfTenants } from './turns-of-tenants.ts';

type Thread = {
  /** The file that runs in it. */
  readonly worker: URL;
  /** Of one tenant; more is refused by an OverloadedError. */
  readonly mostWaiting: number;
  readonly mostMegabytes?: number;
};

type Run = {
  /** From when the thread is its own. */
  readonly mostMs?: number;
  /** Given away with the task. */
  readonly bytes?: ArrayBuffer;
  /** Calls it off as long as it waits. */
  readonly callOff?: AbortSignal | undefined;
  /** Told for how many milliseconds the task had the thread, whatever became of it. */
  readonly onEnd?: (ms: number) => void;
};

/** A task took longer than it may. The thread ended with it; the next one has another. */
export class TooSlowError extends Error {
  override readonly name = 'TooSlowError';
}

/** One thread for all tenants, in turn. It starts with the first task and ends when it is idle. */
export function openSharedThread<Task, Result>({ worker, mostWaiting, mostMegabytes }: Thread) {
  const inTurn = createTurnsOfTenants({ mostWaiting });
  const pool = new Piscina<Task, Result>({
    filename: worker.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
    ...(mostMegabytes !== undefined && { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } }),
  });

  /** Throws an OverloadedError, a TooSlowError, and what the task throws. */
  return (task: Task, { mostMs, bytes, callOff, onEnd }: Run = {}): Promise<Result> =>
    inTurn(async () => {
      callOff?.throwIfAborted();
      const signal = mostMs === undefined ? null : AbortSignal.timeout(mostMs);
      const start = performance.now();
      try {
        return await pool.run(task, { signal, transferList: bytes ? [bytes] : [] });
      } catch (error) {
        throw signal?.aborted ? new TooSlowError(`took more than ${mostMs} ms`) : error;
      } finally {
        onEnd?.(performance.now() - start);
      }
    });
}
