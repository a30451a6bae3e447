import { type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { prepareDocument } from '@approdo/web/dev';

/** Forwards a request to the site; adds to its documents what sources need to run in a browser. */
export function forwardRequest(site: string | undefined, incoming: IncomingMessage, response: ServerResponse): void {
  if (site === undefined) {
    sendUnavailable(response);
    return;
  }
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const outgoing = request(new URL(incoming.url ?? '/', site), { method: incoming.method, headers }, (answer) => {
    const isDocument = answer.headers['content-type']?.startsWith('text/html') === true && incoming.method === 'GET';
    if (isDocument) void sendDocument(answer, response);
    else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
  });
  outgoing.once('error', () => sendUnavailable(response));
  incoming.pipe(outgoing);
}

function sendUnavailable(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else
    response
      .writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' })
      .end('Il sito non è partito: il terminale dice perché.');
}

async function sendDocument(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const { 'content-length': _, etag: __, ...headers } = answer.headers;
  const document = prepareDocument(await text(answer));
  response.writeHead(answer.statusCode ?? 502, allowStyles(headers)).end(document);
}

/** In development, scripts write styles into the document, so that they can be replaced there. */
function allowStyles(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const policy = String(headers['content-security-policy'] ?? '');
  return {
    ...headers,
    'content-security-policy': policy.replace("style-src 'self';", "style-src 'self' 'unsafe-inline';"),
  };
}
