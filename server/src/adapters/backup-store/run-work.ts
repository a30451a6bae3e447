import { Readable } from 'node:stream';
import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web';
import { MessageChannel, type Worker } from 'node:worker_threads';
import type { OnShare } from '@approdo/shared/node/jobs';
import { Piscina } from 'piscina';
import { entryFile } from '../../program.ts';
import type { ProtectInput } from './protect-backup.ts';
import type { ProgressMessage, WorkOutcome, Works } from './store-worker.ts';
import { raiseFailure, WorkError } from './work-failure.ts';

type InputOf<Kind extends keyof Works> = Parameters<Works[Kind]>[0];
type ResultOf<Kind extends keyof Works> = Awaited<ReturnType<Works[Kind]>>;

/** How a piece of work is observed and cancelled. */
export type Watch = {
  readonly onShare?: OnShare;
  /** Receives the total number of bytes. */
  readonly onSize?: (bytes: number) => void;
  /** Aborts the work, which then rejects once nothing of it is running. */
  readonly signal?: AbortSignal;
};

type OwnSource<Input> = Input extends unknown ? Omit<Input, 'to' | 'workFactor'> : never;
type ProtectedSource = OwnSource<ProtectInput>;

type Protected = { readonly size: number; readonly content: Readable };

/** Receives an error that occurs while the content is read, before the reader is cut off. */
type NoteFault = (error: unknown) => Promise<void>;

/** How long an idle thread is kept: one piece of work often follows another. */
const IDLE_MS = 10_000;

/** One for each encrypted download, which takes as long as its reader, and some for other work. */
const MAX_THREADS = 64;

/** A thread that needs more fails without crashing the site; a backup of 100,000 files takes a third of this. */
const MEMORY = { maxOldGenerationSizeMb: 384 };

export type WorkRunner = ReturnType<typeof createWorkRunner>;

/** Shared by the whole process, as starting a thread takes half a second of a core. */
const pool = new Piscina({
  filename: entryFile('store-worker').href,
  minThreads: 0,
  maxThreads: MAX_THREADS,
  idleTimeout: IDLE_MS,
  resourceLimits: MEMORY,
});

type RunnerOptions = Pick<ProtectInput, 'workFactor'>;

/** Runs each piece of work in a thread that does nothing else meanwhile. */
export function createWorkRunner({ workFactor }: RunnerOptions = {}) {
  const end = new AbortController();
  const running = new Set<Promise<unknown>>();

  function runWork<Kind extends keyof Works>(
    kind: Kind,
    input: InputOf<Kind>,
    { signal, ...watch }: Watch = {},
  ): Promise<ResultOf<Kind>> {
    if (end.signal.aborted) return Promise.reject(new WorkError('the store is closed'));
    const either = signal ? AbortSignal.any([signal, end.signal]) : end.signal;
    const work = runInThread(kind, input, { ...watch, signal: either });
    running.add(work);
    const forget = () => void running.delete(work);
    work.then(forget, forget);
    return work;
  }

  /**
   * Streams a backup as an encrypted archive; the thread pauses while nobody reads. Throws an ArchiveFault if the store
   * has lost it.
   */
  async function openProtected(input: ProtectedSource, noteFault: NoteFault): Promise<Protected> {
    const { readable, writable: to } = new TransformStream<Uint8Array, Uint8Array>();
    const content = Readable.fromWeb(readable, { objectMode: false });
    const reader = new AbortController();
    content.once('close', () => {
      if (!content.readableEnded) reader.abort();
    });
    const { promise: size, resolve: onSize, reject } = Promise.withResolvers<number>();
    const work = runWork('protect', { ...input, workFactor, to }, { onSize, signal: reader.signal });
    work.catch(reject);
    const opened = { size: await size, content };
    work.catch(async (error: unknown) => {
      await Promise.allSettled([noteFault(error)]);
      content.destroy(error instanceof Error ? error : new WorkError(String(error)));
    });
    return opened;
  }

  return {
    runWork,
    openProtected,

    /** Aborts all running work. */
    async stop(): Promise<void> {
      end.abort();
      await Promise.allSettled(running);
    },
  };
}

async function runInThread<Kind extends keyof Works>(
  kind: Kind,
  input: InputOf<Kind>,
  { onShare, onSize, signal }: Watch & { readonly signal: AbortSignal },
): Promise<ResultOf<Kind>> {
  const { port1: receiver, port2: port } = new MessageChannel();
  receiver.on('message', (message: ProgressMessage) =>
    'share' in message ? onShare?.(message.share) : onSize?.(message.size),
  );
  let threads: Worker[] = [];
  const note = () => {
    threads = pool.threads;
  };
  signal.addEventListener('abort', note);
  const to = 'to' in input && input.to instanceof WritableStream ? [input.to] : [];
  const from = 'from' in input && input.from instanceof ReadableStream ? [input.from] : [];
  try {
    const transferList = [port, ...to, ...from];
    const outcome: WorkOutcome<ResultOf<Kind>> = await pool.run({ kind, input, port }, { transferList, signal });
    if ('failure' in outcome) throw raiseFailure(outcome.failure);
    return outcome.result;
  } finally {
    signal.removeEventListener('abort', note);
    receiver.close();
    // Piscina drops an aborted thread, and rejects, before the thread has ended.
    const given = threads.filter((thread) => !pool.threads.includes(thread));
    await Promise.all(given.map((thread) => thread.terminate()));
  }
}
