import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';

const PATIENCE_MS = 8_000;

/**
 * Prepares a server to be closed in peace: the function it returns takes no new connection, lets answers under way
 * finish within eight seconds, and then cuts what is left. A connection that has sent no request is owed nothing.
 */
export function prepareGracefulClose(server: Server): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  let isClosing = false;
  server.prependListener('request', (_, response: ServerResponse) => {
    underWay.add(response);
    if (isClosing) response.setHeader('Connection', 'close');
    response.once('close', () => underWay.delete(response));
  });

  return async () => {
    isClosing = true;
    const closed = new Promise((resolve) => server.close(resolve));
    const patience = AbortSignal.timeout(PATIENCE_MS);
    const answered = [...underWay].map((response) => once(response, 'close', { signal: patience }));
    await Promise.allSettled(answered);
    server.closeAllConnections();
    await closed;
  };
}
