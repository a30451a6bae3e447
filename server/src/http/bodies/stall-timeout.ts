import type { IncomingMessage, Server } from 'node:http';

/** The slowest accepted upload speed; a 28.8k modem is three times as fast. */
const BYTES_PER_SECOND = 1024;

type StallTimeout = { readonly bytesPerSecond?: number; readonly checkEveryMs?: number };

/**
 * Cuts requests whose body stalls, and no others: a video may take an hour to arrive, which Node's own
 * limit for a whole request would cut after five minutes.
 */
export function cutStalledBodies(
  server: Server,
  { bytesPerSecond = BYTES_PER_SECOND, checkEveryMs = 30_000 }: StallTimeout = {},
): void {
  server.requestTimeout = 0;
  server.on('request', (request: IncomingMessage) => {
    if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined) return;
    const { socket } = request;
    let seen = socket.bytesRead;
    const check = setInterval(() => {
      if (request.complete) return clearInterval(check);
      if (socket.bytesRead - seen < (bytesPerSecond * checkEveryMs) / 1000) socket.destroy();
      seen = socket.bytesRead;
    }, checkEveryMs);
    check.unref();
    request.once('close', () => clearInterval(check));
  });
}
