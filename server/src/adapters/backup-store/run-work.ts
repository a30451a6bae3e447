import { Worker } from 'node:worker_threads';
import { type Heed, openProtected, type ProtectedContent, type ProtectInput } from './protect-thread.ts';
import type { WorkMessage, Works } from './store-worker.ts';
import { raiseFailure, WorkError } from './work-failure.ts';

type InputOf<Kind extends keyof Works> = Parameters<Works[Kind]>[0];
type ResultOf<Kind extends keyof Works> = Awaited<ReturnType<Works[Kind]>>;

/** Told how much of the work is done, from 0 to 1. */
export type OnShare = (share: number) => void;

/** How a piece of work is looked after. */
export type Watch = {
  readonly onShare?: OnShare;
  /** Ends it where it is; it then rejects once nothing of it runs any more. */
  readonly signal?: AbortSignal;
};

type RunWork = <Kind extends keyof Works>(kind: Kind, input: InputOf<Kind>, watch?: Watch) => Promise<ResultOf<Kind>>;

/** A thread that has nothing to do is kept for so long: one piece of work often follows another. */
const IDLE_MS = 10_000;

/** A thread that wants more ends alone, and not the site with it: a backup of 100,000 files takes a third of it. */
const MEMORY = { maxOldGenerationSizeMb: 384 };

export type WorkRunner = {
  readonly runWork: RunWork;
  readonly openProtected: (input: ProtectInput, heed: Heed) => Promise<ProtectedContent>;
  /** Ends all that is being done, where it is. */
  readonly stop: () => Promise<void>;
};

/** Of the process, whoever's work they did: to begin with, a thread takes half a second of a core to read its program. */
const idle: { readonly worker: Worker; readonly timer: NodeJS.Timeout }[] = [];

/** Runs each piece of work in a thread that has no other meanwhile. */
export function createWorkRunner(): WorkRunner {
  const threads = new Set<Worker>();
  let isStopped = false;

  function takeThread(): Worker {
    const waiting = idle.pop();
    if (waiting) {
      clearTimeout(waiting.timer);
      waiting.worker.ref();
      return waiting.worker;
    }
    return new Worker(new URL('./store-worker.ts', import.meta.url), { resourceLimits: MEMORY });
  }

  function giveBack(worker: Worker): void {
    worker.removeAllListeners('message').removeAllListeners('error');
    threads.delete(worker);
    worker.unref();
    const timer = setTimeout(() => {
      idle.splice(idle.indexOf(waiting), 1);
      void worker.terminate();
    }, IDLE_MS).unref();
    const waiting = { worker, timer };
    idle.push(waiting);
  }

  const runWork: RunWork = (kind, input, { onShare, signal } = {}) =>
    new Promise((resolve, reject) => {
      if (isStopped) throw new WorkError('the store is closed');
      const worker = takeThread();
      threads.add(worker);
      const end = () => void worker.terminate();
      const cutOff = () => {
        threads.delete(worker);
        reject(new WorkError('the work was cut off'));
      };
      signal?.addEventListener('abort', end);
      worker.once('exit', cutOff);
      worker.once('error', reject);
      worker.on('message', (message: WorkMessage<ResultOf<typeof kind>>) => {
        if ('share' in message) return onShare?.(message.share);
        signal?.removeEventListener('abort', end);
        worker.off('exit', cutOff);
        giveBack(worker);
        if ('result' in message) return resolve(message.result);
        return reject(raiseFailure(message.failure));
      });
      worker.postMessage({ kind, input });
    });

  return {
    runWork,
    openProtected: (input, heed) => openProtected(input, { threads, heed }),
    async stop() {
      isStopped = true;
      await Promise.all([...threads].map((worker) => worker.terminate()));
    },
  };
}
