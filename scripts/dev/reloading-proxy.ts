import { type IncomingMessage, request, type ServerResponse } from 'node:http';

const RELOAD_STREAM = '/__reload';
const RELOAD_SCRIPT = '/__reload.js';
const SCRIPT = `new EventSource('${RELOAD_STREAM}').onmessage = () => location.reload();\n`;

/** Passes every request on to the site, and has its pages reload themselves when `reload` is called. */
export function createReloadingProxy(siteOrigin: string) {
  const open = new Set<ServerResponse>();

  function keepOpen(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(': waiting\n\n');
    open.add(response);
    response.once('close', () => open.delete(response));
  }

  return {
    listener(incoming: IncomingMessage, response: ServerResponse): void {
      if (incoming.url === RELOAD_STREAM) keepOpen(response);
      else if (incoming.url === RELOAD_SCRIPT)
        response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(SCRIPT);
      else passOn(siteOrigin, incoming, response);
    },
    reload(): void {
      for (const response of open) response.write('data: changed\n\n');
    },
  };
}

/** The script goes behind the page's own end, which browsers take as the end of its body. */
function passOn(origin: string, incoming: IncomingMessage, response: ServerResponse): void {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const outgoing = request(new URL(incoming.url ?? '/', origin), { method: incoming.method, headers }, (answer) => {
    const isPage = answer.headers['content-type']?.startsWith('text/html') === true && incoming.method === 'GET';
    const { 'content-length': length, ...rest } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, isPage ? rest : answer.headers);
    answer.pipe(response, { end: !isPage });
    if (isPage)
      answer.once('end', () => response.end(length === undefined ? '' : `<script src="${RELOAD_SCRIPT}"></script>`));
  });
  outgoing.once('error', () => response.writeHead(503, { 'Retry-After': '1' }).end());
  incoming.pipe(outgoing);
}
