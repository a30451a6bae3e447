import { ApiError, type SendWithProgress } from '@approdo/shared/client';
import { type Bridge, uploadStart } from '../ipc.ts';
import { unwrap } from './unwrap.ts';

type UploadBridge = Pick<Bridge, 'beginUpload' | 'addToUpload' | 'endUpload' | 'cancelUpload'>;

/** A message to main holds one piece; the next is read from the disk only when that is on its way. */
const PIECE_BYTES = 1024 * 1024;

/** Sends a large body through main piece by piece, and tells how much of it is on its way. */
export function createSendInPieces(bridge: UploadBridge): SendWithProgress {
  return async ({ method, url, headers, content, signal, onProgress }) => {
    // The browser writes the form with its boundaries, and reads the files in it as they are asked for.
    const written = new Response(content);
    const contentType = headers['content-type'] ?? written.headers.get('content-type') ?? 'application/octet-stream';
    const start = uploadStart.parse({ method, path: url, contentType });
    const total = sizeOf(content);
    throwIfCalledOff(signal);
    const id = unwrap(await bridge.beginUpload(start));
    const cancel = () => void bridge.cancelUpload(id).catch(() => undefined);
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      let sent = 0;
      for await (const piece of cut(written)) {
        throwIfCalledOff(signal);
        if (!(await bridge.addToUpload(id, piece))) break;
        sent += piece.byteLength;
        onProgress(Math.min(sent / total, 1));
      }
      const outcome = await bridge.endUpload(id);
      throwIfCalledOff(signal);
      return unwrap(outcome);
    } catch (fault) {
      if (!(fault instanceof ApiError)) cancel();
      throw fault;
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  };
}

async function* cut(written: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = written.body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    for (let from = 0; from < read.value.byteLength; from += PIECE_BYTES) {
      // A copy: what is sent of a view would be all that it looks at.
      yield read.value.slice(from, from + PIECE_BYTES);
    }
  }
}

/** The boundaries of a form are not counted: beside a file they are nothing. */
function sizeOf(content: string | Blob | FormData): number {
  if (typeof content === 'string') return content.length;
  if (content instanceof Blob) return content.size;
  return [...content.values()].reduce((sum, value) => sum + (value instanceof Blob ? value.size : value.length), 1);
}

function throwIfCalledOff(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new DOMException('The upload was cancelled', 'AbortError');
}
