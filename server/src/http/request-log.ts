import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

/** Beside the answers, since a header that is set on one makes Node write all of them slowly. */
const ids = new WeakMap<ServerResponse, string>();

/** Names each request and writes a line when its answer is out: no body, no query, no address of anyone. */
export function createRequestLog(log: Logger): (request: IncomingMessage, response: ServerResponse) => void {
  const boot = randomBytes(4).toString('hex');
  let count = 0;
  return (request, response) => {
    count += 1;
    const id = `${boot}-${count.toString(36)}`;
    ids.set(response, id);
    if (!log.isLevelEnabled('info')) return;
    const start = performance.now();
    response.once('close', () => {
      const path = (request.url ?? '').split('?', 1)[0];
      const ms = Math.round((performance.now() - start) * 10) / 10;
      log.info({ id, method: request.method, path, status: response.statusCode, ms });
    });
  };
}

export function requestIdOf(response: ServerResponse): string {
  return ids.get(response) ?? '';
}
