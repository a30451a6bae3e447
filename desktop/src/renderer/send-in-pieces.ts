import { ApiError, type SendWithProgress } from '@approdo/shared/client';
import type { Bridge, UploadStart } from '../ipc.ts';
import { unwrap } from './unwrap.ts';

type UploadBridge = Pick<Bridge, 'beginUpload' | 'addToUpload' | 'endUpload' | 'cancelUpload'>;

/** A message to main holds one piece; the next is read from the disk only once that is sent. */
const PIECE_BYTES = 1024 * 1024;

/** Sends a large body through main piece by piece, and reports its progress. */
export function createSendInPieces(bridge: UploadBridge): SendWithProgress {
  return async ({ method, url, headers, content, signal, onProgress }) => {
    // The browser encodes the form with its boundaries, and reads its files as they are needed.
    const written = new Response(content);
    const contentType = headers['content-type'] ?? written.headers.get('content-type') ?? 'application/octet-stream';
    const start: UploadStart = { method: methodOf(method), path: url, contentType };
    const total = sizeOf(content);
    throwIfAborted(signal);
    const id = unwrap(await bridge.beginUpload(start));
    const cancel = () => void bridge.cancelUpload(id).catch(() => undefined);
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      let sent = 0;
      for await (const piece of cut(written)) {
        throwIfAborted(signal);
        if (!(await bridge.addToUpload(id, piece))) break;
        sent += piece.byteLength;
        onProgress(Math.min(sent / total, 1));
      }
      const outcome = await bridge.endUpload(id);
      throwIfAborted(signal);
      return unwrap(outcome);
    } catch (fault) {
      if (!(fault instanceof ApiError)) cancel();
      throw fault;
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  };
}

/** Main parses what it is sent: its schema here would bring the library of schemas to the first screen. */
function methodOf(method: string): UploadStart['method'] {
  if (method !== 'POST' && method !== 'PUT') throw new TypeError(`No large body is sent by ${method}`);
  return method;
}

async function* cut(written: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = written.body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    for (let from = 0; from < read.value.byteLength; from += PIECE_BYTES) {
      // A copy: of a view, the whole buffer behind it would be sent.
      yield read.value.slice(from, from + PIECE_BYTES);
    }
  }
}

/** A form's boundaries are not counted: beside a file they are negligible. */
function sizeOf(content: string | Blob | FormData): number {
  if (typeof content === 'string') return content.length;
  if (content instanceof Blob) return content.size;
  return [...content.values()].reduce((sum, value) => sum + (value instanceof Blob ? value.size : value.length), 1);
}

function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new DOMException('The upload was cancelled', 'AbortError');
}
