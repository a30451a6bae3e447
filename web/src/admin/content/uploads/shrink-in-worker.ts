import { MAX_PICTURE_SIDE, uploadLimits } from '@approdo/shared/contract/content/media-limits';
import type { ShrinkTask } from './shrink-worker.ts';

const LIMITS = { side: MAX_PICTURE_SIDE, bytes: uploadLimits.image };

/**
 * Makes a photo fit for the library where the page does not wait for it. Each has a worker of its own, which takes its memory
 * along when it ends. Rejects as `fetch` does where the worker's script does not come, and where it is called off.
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
