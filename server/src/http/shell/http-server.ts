import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { hasBody, hasUnreadBody, MAX_DISCARD_MS } from '../bodies/discarded-body.ts';
import type { Listener } from '../listener.ts';
import { codeOf } from '../problem-codes.ts';
import type { Headers } from '../security-headers.ts';
import { isSent } from '../when-sent.ts';
import { answerInOrder } from './answer-in-order.ts';

/** Not imported: Node would then load all lazy parts of the module, such as a WebSocket client, at each start. */
const { createServer } = process.getBuiltinModule('node:http');

/** Responses to requests that the parser refuses, by Node's error code; anything else is no HTTP. */
const PARSER_FAULTS: Readonly<Record<string, readonly [status: string, text: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'Le intestazioni della richiesta sono troppo grandi'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', 'I dati inviati sono troppo grandi'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'La richiesta è arrivata troppo lentamente'],
};
const NO_HTTP = ['400 Bad Request', 'La richiesta non è leggibile'] as const;

/** An HTTP server that leaves it to its listener to refuse a request without a Host. */
export function createHttpServer(): Server {
  return createServer({ requireHostHeader: false });
}

/**
 * Passes all requests of a server to the listener, whichever event Node emits for them, and answers instead of Node
 * what is no valid request. `headers` go with those answers.
 */
export function attachListener(server: Server, headers: Headers, listener: Listener): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  const answer = answerInOrder((request, response) => {
    if (request.headers.host === undefined && request.httpVersion !== '1.0') {
      answerBare(request.socket, { status: NO_HTTP[0], text: NO_HTTP[1], headers });
      return;
    }
    request.url = pathOf(request.url ?? '/');
    if (hasBody(request)) limitRest(request, response);
    listener(request, response);
    if (!isSent(response)) latest.set(request.socket, response);
  });
  server.on('request', answer);
  // 100 Continue is sent when the body is read, not before.
  const emitRequest = (request: IncomingMessage, response: ServerResponse) => server.emit('request', request, response);
  server.on('checkContinue', emitRequest);
  server.on('checkExpectation', emitRequest);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const inFlight = latest.get(socket);
    const isAnswerBegun = inFlight?.headersSent && !inFlight.writableFinished;
    const [status, text] = PARSER_FAULTS[error.code ?? ''] ?? NO_HTTP;
    if (socket.writable && !isAnswerBegun) answerBare(socket, { status, text, headers });
    else socket.destroy();
  });
}

/** The path of a request target, which may name a host of its own (RFC 9112, 3.2.2). */
function pathOf(target: string): string {
  const path = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** Limits how long Node goes on reading a body whose response is already sent. */
function limitRest(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (!hasUnreadBody(request)) return;
    const { socket } = request;
    const deadline = setTimeout(() => request.complete || socket.destroy(), MAX_DISCARD_MS);
    request.once('close', () => clearTimeout(deadline));
  });
}

type BareAnswer = { readonly status: string; readonly text: string; readonly headers: Headers };

function answerBare(socket: Duplex, { status, text, headers }: BareAnswer): void {
  const body = JSON.stringify({ error: text, code: codeOf(text, Number.parseInt(status, 10)) });
  const lines = Object.entries({
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
  socket.resume();
  const deadline = setTimeout(() => socket.destroy(), MAX_DISCARD_MS);
  socket.once('close', () => clearTimeout(deadline));
}
