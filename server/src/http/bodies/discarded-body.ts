import type { IncomingMessage, ServerResponse } from 'node:http';
import { release } from './release.ts';

/** Bytes still read of an unwanted body, so that its sender gets to read the answer. */
const MAX_BYTES = 16 * 2 ** 20;
export const MAX_DISCARD_MS = 10_000;

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Whether more of a body may come. Until its handler returns, Node calls a request without one incomplete, too. */
export function hasUnreadBody(request: IncomingMessage): boolean {
  return !request.complete && hasBody(request);
}

/**
 * Sends an answer whose length is set, and closes the connection only when the rest of the body, or too much of it, has
 * come: closing while the client still sends resets the connection, and the answer is lost. RFC 9112, 9.6.
 */
export function endDiscardingBody(response: ServerResponse, bytes: Buffer): void {
  response.setHeader('Connection', 'close');
  response.write(bytes);
  void discardRest(response.req).then(() => response.end());
}

function discardRest(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let discardedBytes = 0;
    const deadline = setTimeout(resolve, MAX_DISCARD_MS);
    request.on('data', (chunk: Buffer) => {
      discardedBytes += chunk.length;
      release(chunk);
      if (discardedBytes > MAX_BYTES) resolve();
    });
    request.once('error', () => resolve());
    request.once('close', () => {
      clearTimeout(deadline);
      resolve();
    });
    request.resume();
  });
}
