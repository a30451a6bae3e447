import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Listener } from './listener.ts';
import { whenSent } from './when-sent.ts';

/** Header that carries the request id from here on; a value from the client is overwritten. */
const NAME = 'x-request-id';

/** Gives each request an id, and logs a line once it is answered: without body, query or client address. */
export function createRequestLog(log: Logger, listener: Listener): Listener {
  const boot = randomBytes(4).toString('hex');
  let count = 0;
  return (request, response) => {
    count += 1;
    const id = `${boot}-${count.toString(36)}`;
    request.headers[NAME] = id;
    const start = performance.now();
    const { method, url = '' } = request;
    listener(request, response);
    whenSent(response, () => {
      const path = withoutToken(url.split('?', 1)[0] ?? '');
      const ms = Math.round((performance.now() - start) * 10) / 10;
      log.info({ id, method, path, status: response.statusCode, ms });
    });
  };
}

/** Hides the token of a calendar's or a preview's address, which is all one needs to read it, however it is encoded. */
function withoutToken(path: string): string {
  const meant = path.replaceAll(/%[0-9a-f]{2}/gi, (octet) => String.fromCharCode(Number.parseInt(octet.slice(1), 16)));
  const [, kind] = /\/(calendars|cleaning|look)\//i.exec(meant) ?? [];
  return kind === undefined || meant.startsWith('/api/') ? path : `/${kind.toLowerCase()}/…`;
}

export function requestIdOf({ headers }: IncomingMessage): string {
  return String(headers[NAME] ?? '');
}
