import type { IncomingMessage, ServerResponse } from 'node:http';
import { release } from './release.ts';

/** What is still read of a body that nobody wants, so that whoever sends it gets round to reading the answer. */
const MOST_BYTES = 16 * 2 ** 20;
export const LONGEST_DROP_MS = 10_000;

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Whether more of a body may come. Node takes a request without one for incomplete, too, until its handler returns. */
export function hasUnreadBody(request: IncomingMessage): boolean {
  return !request.complete && hasBody(request);
}

/**
 * Sends the whole of an answer, whose length is set, at once and closes the connection only when the rest of the body has come, or too much of it:
 * closed on one who is still sending, a connection is reset, and she never sees what she was told. RFC 9112, 9.6.
 */
export function answerUnread(response: ServerResponse, bytes: Buffer): void {
  response.setHeader('Connection', 'close');
  response.write(bytes);
  void dropRest(response.req).then(() => response.end());
}

function dropRest(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let dropped = 0;
    const deadline = setTimeout(resolve, LONGEST_DROP_MS);
    request.on('data', (chunk: Buffer) => {
      dropped += chunk.length;
      release(chunk);
      if (dropped > MOST_BYTES) resolve();
    });
    request.once('error', () => resolve());
    request.once('close', () => {
      clearTimeout(deadline);
      resolve();
    });
    request.resume();
  });
}
