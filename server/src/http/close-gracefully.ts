import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { isOut } from './when-out.ts';

const ANSWER_TIMEOUT_MS = 8_000;

/** Requests that were sent before the end began may still be on their way through the sockets. */
const QUIET_MS = 150;
const LAST_CALL_MS = 1_500;

/**
 * Prepares a server, whose listeners are there already, to be closed in peace: the function it returns answers what is in flight within eight seconds,
 * takes what arrives until it has been quiet for a moment, and then cuts what is left.
 */
export function prepareGracefulClose(server: Server): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  let isClosing = false;
  let lastArrival = 0;
  server.prependListener('request', (_, response: ServerResponse) => {
    if (!isClosing) return;
    lastArrival = performance.now();
    response.setHeader('Connection', 'close');
  });
  server.on('request', (_, response: ServerResponse) => {
    if (isOut(response)) return;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });

  async function waitForQuiet(): Promise<void> {
    const end = performance.now() + LAST_CALL_MS;
    const from = performance.now();
    while (performance.now() < end && performance.now() - Math.max(from, lastArrival) < QUIET_MS) await wait(25);
  }

  return async () => {
    isClosing = true;
    for (const response of underWay) if (!response.headersSent) response.setHeader('Connection', 'close');
    await waitForQuiet();
    const closed = new Promise((resolve) => server.close(resolve));
    const timeout = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const answered = [...underWay].map((response) => once(response, 'close', { signal: timeout }));
    await Promise.allSettled(answered);
    server.closeAllConnections();
    await closed;
  };
}
