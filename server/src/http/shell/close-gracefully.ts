import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { isSent } from '../when-sent.ts';

const { Server: Port } = process.getBuiltinModule('node:net');

const ANSWER_TIMEOUT_MS = 8_000;

/** Requests sent before closing began may still be on their way: so many looks in a row must find none. */
const QUIET_LOOKS = 6;

const LOOK_MS = 25;

/** A look that comes this late followed a time in which nothing could be accepted. */
const LATE_MS = 50;

/** Time for a proxy to use each of its open connections once more; it gets no new one. */
const LAST_CALL_MS = 5_000;

/** A turn of the event loop this short did little but accept what was queued. */
const SHORT_TURN_MS = 1;

/** A site that is busy for longer closes its port in the middle of work. */
const MAX_BUSY_MS = 1_000;

/**
 * Prepares a server, whose listeners are attached already, for a graceful close. The returned function closes the port,
 * accepts requests on open connections until they end or stay quiet for a moment, lets responses in flight finish
 * within eight seconds, and then cuts the rest.
 */
export function prepareGracefulClose(server: Server): () => Promise<void> {
  const inFlight = new Set<ServerResponse>();
  let isClosing = false;
  let lastArrival = 0;
  server.prependListener('request', (_, response: ServerResponse) => {
    if (!isClosing) return;
    lastArrival = performance.now();
    response.setHeader('Connection', 'close');
  });
  server.on('request', (_, response: ServerResponse) => {
    if (isSent(response)) return;
    inFlight.add(response);
    response.once('close', () => inFlight.delete(response));
  });

  /**
   * Connections still queued when the port closes are reset. So they are accepted first, and no client is told to
   * reconnect before the port is closed.
   */
  async function closePort(): Promise<{ readonly closed: Promise<unknown> }> {
    await acceptQueued();
    // Node's own close would also cut idle connections, through which a request may be on its way.
    const closed = new Promise((resolve) => Port.prototype.close.call(server, resolve));
    isClosing = true;
    return { closed };
  }

  async function waitForQuiet(): Promise<void> {
    const until = performance.now() + LAST_CALL_MS;
    for (let quiet = 0; quiet < QUIET_LOOKS && performance.now() < until; ) {
      const from = performance.now();
      await wait(LOOK_MS, undefined, { ref: false });
      const isLate = performance.now() - from > LATE_MS;
      quiet = isLate || lastArrival >= from ? 0 : quiet + 1;
    }
  }

  return async () => {
    const { closed } = await closePort();
    for (const response of inFlight) if (!response.headersSent) response.setHeader('Connection', 'close');
    // Once the last connection has closed, no request can come.
    await Promise.race([waitForQuiet(), closed]);
    server.closeIdleConnections();
    const timeout = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const answered = [...inFlight].map((response) => once(response, 'close', { signal: timeout }));
    await Promise.allSettled(answered);
    server.closeAllConnections();
    await closed;
    // Ends what remains of Node's own: the timer for slow requests.
    server.close();
  };
}

/** Lets the loop turn until a whole turn was short: during a long one connections are queued again. */
async function acceptQueued(): Promise<void> {
  const until = performance.now() + MAX_BUSY_MS;
  await setImmediate();
  for (let turn = Number.POSITIVE_INFINITY; turn > SHORT_TURN_MS && performance.now() < until; ) {
    const from = performance.now();
    await setImmediate();
    turn = performance.now() - from;
  }
}
