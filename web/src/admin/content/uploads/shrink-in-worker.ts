import { MAX_PICTURE_SIDE, uploadLimits } from '@approdo/shared/domain/content/media-limits';
import type { ShrinkTask } from './shrink-worker.ts';

const LIMITS = { side: MAX_PICTURE_SIDE, bytes: uploadLimits.image };

/**
 * Shrinks a photo for the library in a worker, without blocking the page. Each photo has its own worker, which frees
 * its memory when it ends. Rejects as `fetch` does if the worker's script cannot be loaded, and if it is aborted.
 */
export async function shrinkInWorker(photo: File, signal: AbortSignal): Promise<File> {
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<File>();
  worker.onmessage = ({ data }: MessageEvent<File>) => resolve(data);
  worker.onerror = () => reject(new TypeError('The worker did not load'));
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  try {
    worker.postMessage({ photo, limits: LIMITS } satisfies ShrinkTask);
    return await promise;
  } finally {
    worker.terminate();
  }
}
