import { createServer as createPlain, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { listen } from '../http/shell/listen.ts';

export type Portal = Awaited<ReturnType<typeof startPortal>>;

/** A received request with its headers. */
type PortalRequest = {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** The TLS server name (SNI). */
  readonly serverName: string | undefined;
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** How a portal answers from now on. */
export const portalAnswers = {
  /** 200 with a whole body. */
  body:
    (body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}): Answer =>
    (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8', ...headers }).end(body),
  status:
    (status: number, headers: Readonly<Record<string, string>> = {}): Answer =>
    (_request, response) =>
      response.writeHead(status, headers).end('no'),
  redirect:
    (location: string, status = 302): Answer =>
    (_request, response) =>
      response.writeHead(status, { location }).end(),
  /** Announces the whole, sends a part and hangs up. */
  cut:
    (body: string): Answer =>
    (_request, response) => {
      response.writeHead(200, { 'content-length': Buffer.byteLength(body) });
      response.write(body.slice(0, body.length / 2), () => response.destroy());
    },
  /** One character every so many milliseconds. */
  drip:
    (ms: number): Answer =>
    (_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('B'), ms);
      response.once('close', () => clearInterval(timer));
    },
  /** An endless body. */
  endless: (): Answer => (_request, response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write('X-PADDING:'.repeat(1000)));
    };
    response.on('drain', more);
    more();
  },
  silence: (): Answer => () => undefined,
  hangUp: (): Answer => (request) => void request.socket.destroy(),
  /** 200, and 304 for a matching ETag. */
  withValidators:
    (body: string, { etag, lastModified }: { readonly etag?: string; readonly lastModified?: string }): Answer =>
    ({ headers }, response) => {
      const isKnown =
        (etag !== undefined && headers['if-none-match'] === etag) ||
        (lastModified !== undefined && headers['if-modified-since'] === lastModified);
      response.writeHead(isKnown ? 304 : 200, {
        ...(etag !== undefined && { etag }),
        ...(lastModified !== undefined && { 'last-modified': lastModified }),
      });
      response.end(isKnown ? undefined : body);
    },
};

type Certificate = { readonly key: string; readonly cert: string };

/** A portal on loopback; answers 404 until given answers. With a certificate it uses TLS. */
export async function startPortal(certificate?: Certificate) {
  const requests: PortalRequest[] = [];
  const answers = new Map<string, Answer>();
  const answer: Answer = (request, response) => {
    const path = request.url ?? '/';
    requests.push({ path, headers: request.headers, serverName: servernameOf(request.socket) });
    (answers.get(path) ?? portalAnswers.status(404))(request, response);
  };
  const server = certificate ? createSecure(certificate, answer) : createPlain(answer);
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  const root = await listen(server, { host: '127.0.0.1', port: 0 });
  const { host, port } = new URL(root);

  return {
    /** Its origin, `http://127.0.0.1:…`. */
    root,
    /** The value of ICAL_TRUSTED_HOSTS. */
    host,
    port,
    requests,
    connections: () => connections,
    /** Sets a path's answer from now on; returns its address. */
    answer(path: string, how: Answer): string {
      answers.set(path, how);
      return `${root}${path}`;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function servernameOf(socket: Socket): string | undefined {
  return socket instanceof TLSSocket && 'servername' in socket ? String(socket.servername) : undefined;
}
