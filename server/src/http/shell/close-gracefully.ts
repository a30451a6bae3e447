import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { isOut } from '../when-out.ts';

const { Server: Port } = process.getBuiltinModule('node:net');

const ANSWER_TIMEOUT_MS = 8_000;

/** Requests that were sent before the end began may still be on their way through the sockets. */
const QUIET_MS = 150;

/** A proxy uses up the connections that it keeps, each once more, and takes no new one. */
const LAST_CALL_MS = 5_000;

/**
 * Prepares a server, whose listeners are there already, to be closed in peace: the function it returns closes the port,
 * takes what comes through connections that are open until none is, or it has been quiet for a moment, answers what is in
 * flight within eight seconds, and then cuts what is left.
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

  /**
   * A connection that waits at the port while that is closed is reset, whatever it has sent. So nobody is told to connect
   * anew before it is closed, and those who have are let in first.
   */
  async function closePort(): Promise<{ readonly closed: Promise<unknown> }> {
    await setImmediate();
    // Node's own would also cut connections that are idle, though the next request be on its way through one of them.
    const closed = new Promise((resolve) => Port.prototype.close.call(server, resolve));
    isClosing = true;
    return { closed };
  }

  async function waitForQuiet(): Promise<void> {
    const from = performance.now();
    while (performance.now() - from < LAST_CALL_MS && performance.now() - Math.max(from, lastArrival) < QUIET_MS)
      await wait(25, undefined, { ref: false });
  }

  return async () => {
    const { closed } = await closePort();
    for (const response of underWay) if (!response.headersSent) response.setHeader('Connection', 'close');
    // With the last connection it has closed, and nothing can come any more.
    await Promise.race([waitForQuiet(), closed]);
    server.closeIdleConnections();
    const timeout = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const answered = [...underWay].map((response) => once(response, 'close', { signal: timeout }));
    await Promise.allSettled(answered);
    server.closeAllConnections();
    await closed;
    // What is left of Node's own: the watch over slow requests.
    server.close();
  };
}
