import { once } from 'node:events';
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { raiseFailure, WorkError, type WorkFailure } from './work-failure.ts';

export type ProtectInput = { readonly store: string; readonly manifestSha256: string; readonly passphrase: string };

export type ProtectMessage =
  | { readonly content: ReadableStream<Uint8Array>; readonly size: number }
  | { readonly failure: WorkFailure };

export type ProtectedContent = { readonly size: number; readonly content: Readable };

/** Told what goes wrong while the content is read, before the reader is cut off. */
export type Heed = (error: unknown) => Promise<void>;

/**
 * A backup as an encrypted archive, piece by piece as it is read: the thread that makes it waits while nobody does, and
 * ends with the stream. Throws an ArchiveFault where the store has lost it.
 */
export async function openProtected(
  input: ProtectInput,
  { threads, heed }: { readonly threads: Set<Worker>; readonly heed: Heed },
): Promise<ProtectedContent> {
  const worker = new Worker(new URL('./protect-worker.ts', import.meta.url), { workerData: input });
  threads.add(worker);
  worker.once('exit', () => threads.delete(worker));
  // Rejects where the thread breaks before it has said anything.
  const [message]: ProtectMessage[] = await once(worker, 'message');
  if (!message || 'failure' in message) {
    await worker.terminate();
    throw message ? raiseFailure(message.failure) : new Error('the thread said nothing');
  }
  const content = Readable.from(message.content, { objectMode: false });
  content.once('close', () => void worker.terminate());
  worker.once('message', (next: ProtectMessage) => {
    const heard = 'failure' in next ? [heed(raiseFailure(next.failure))] : [];
    void Promise.allSettled(heard).then(() => worker.postMessage('heard'));
  });
  worker.once('exit', () => content.destroy(new WorkError('the work was cut off')));
  return { size: message.size, content };
}
