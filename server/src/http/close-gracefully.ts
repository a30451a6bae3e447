import type { Server, ServerResponse } from 'node:http';

const PATIENCE_MS = 8_000;

/** Takes no new connection, lets answers under way finish, and cuts what is still open after eight seconds. */
export function closeGracefully(server: Server): Promise<void> {
  server.prependListener('request', (_, response: ServerResponse) => {
    response.setHeader('Connection', 'close');
  });
  return new Promise((resolve) => {
    const lastResort = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    server.close(() => {
      clearTimeout(lastResort);
      resolve();
    });
    server.closeIdleConnections();
  });
}
