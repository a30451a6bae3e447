import type { ClientRequest, ElectronSurface, Fetch, IncomingAnswer } from '../electron-surface.ts';

/**
 * Electron's own `fetch`, except that stream bodies are sent in pieces: Electron's collects the whole body
 * first, and a film may have 500 MB. Its length is not known in advance, so it is sent chunked.
 */
export function createStreamFetch(net: ElectronSurface['net']): Fetch {
  return (url, init = {}) =>
    init.body instanceof ReadableStream ? sendStream(net, { url, init, body: init.body }) : net.fetch(url, init);
}

type Sending = { readonly url: string; readonly init: RequestInit; readonly body: ReadableStream<Uint8Array> };

/** An upload's answer is small: it is read whole. */
async function sendStream(net: ElectronSurface['net'], { url, init, body }: Sending): Promise<Response> {
  const request = net.request({ url, method: init.method ?? 'POST', redirect: 'error', credentials: 'omit' });
  request.chunkedEncoding = true;
  for (const [name, value] of new Headers(init.headers)) request.setHeader(name, value);
  const { signal } = init;
  const abort = () => request.abort();
  signal?.addEventListener('abort', abort, { once: true });
  const reader = body.getReader();
  const answer = readAnswer(request);
  const sent = writeBody(request, reader);
  try {
    // An answer may arrive before the body is sent: the rest of the body is dropped then.
    const isSent = await Promise.race([answer.then(() => false), sent]);
    const given = await answer;
    if (!isSent) abort();
    return given;
  } catch (fault) {
    abort();
    throw signal?.aborted ? new DOMException('The upload was called off', 'AbortError') : fault;
  } finally {
    signal?.removeEventListener('abort', abort);
    reader.cancel().catch(() => undefined);
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function writeBody(request: ClientRequest, reader: Reader): Promise<true> {
  for (let read = await reader.read(); read.value; read = await reader.read()) {
    const piece = Buffer.from(read.value);
    await new Promise<void>((resolve) => request.write(piece, undefined, resolve));
  }
  request.end();
  return true;
}

function readAnswer(request: ClientRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('abort', () => reject(new DOMException('The upload was called off', 'AbortError')));
    request.on('response', (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece) => pieces.push(piece));
      answer.on('error', () => reject(new TypeError('The answer broke off')));
      answer.on('end', () => resolve(toResponse(answer, Buffer.concat(pieces))));
    });
  });
}

function toResponse({ statusCode, headers }: IncomingAnswer, content: Buffer): Response {
  const named = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value].flat()) named.append(name, one);
  }
  const isEmpty = statusCode === 204 || statusCode === 304;
  return new Response(isEmpty ? null : new Uint8Array(content), { status: statusCode, headers: named });
}
