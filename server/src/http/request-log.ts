import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Listener } from './listener.ts';
import { whenOut } from './when-out.ts';

/** Where a request carries its name from here on, whatever its sender called it. */
const NAME = 'x-request-id';

/** Names each request before it goes on, and writes a line when its answer is out: no body, no query, no address of anyone. */
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
    whenOut(response, () => {
      const path = withoutToken(url.split('?', 1)[0] ?? '');
      const ms = Math.round((performance.now() - start) * 10) / 10;
      log.info({ id, method, path, status: response.statusCode, ms });
    });
  };
}

/** The address of a calendar is all that whoever has it needs to read it, however somebody has written it. */
function withoutToken(path: string): string {
  const meant = path.replaceAll(/%[0-9a-f]{2}/gi, (octet) => String.fromCharCode(Number.parseInt(octet.slice(1), 16)));
  const [, kind] = /\/(calendars|cleaning)\//i.exec(meant) ?? [];
  return kind === undefined || meant.startsWith('/api/') ? path : `/${kind.toLowerCase()}/…`;
}

export function requestIdOf({ headers }: IncomingMessage): string {
  return String(headers[NAME] ?? '');
}
