import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Counted } from '../counted.ts';
import type { Headers } from '../security-headers.ts';
import { chooseEncoding, compress, type Encoding } from './compress-answer.ts';
import { hasFresh } from './has-fresh.ts';

/** A response as it is made, the same for everybody who requests it. */
export type MadeAnswer = {
  readonly status: 200 | 404;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** Its own ETag; left out, one is derived from the bytes, unless the response must not be cached. */
  readonly etag?: string | undefined;
  /** What it counts as in the visit statistics. */
  readonly counted?: Counted | undefined;
};

/** Names and values alternating, which Node writes fastest. */
type Head = readonly string[];

type Body = { readonly bytes: Buffer; readonly head: Head; readonly etag: string | undefined };

/** A response ready to be sent; each encoding is made once, when it is first requested. */
export type FinishedAnswer = {
  readonly status: 200 | 404;
  readonly counted: Counted | undefined;
  /** Bytes held so far, in all encodings. */
  readonly size: () => number;
  /** The body in the accepted encoding, where it was made already. */
  readonly find: (request: IncomingMessage) => Body | undefined;
  readonly get: (request: IncomingMessage) => Promise<Body>;
};

export function finishAnswer({ status, headers, bytes: plain, etag: given, counted }: MadeAnswer): FinishedAnswer {
  const mayBeKept = headers['Cache-Control'] !== 'no-store';
  const digest = mayBeKept ? createHash('sha256').update(plain).digest('base64url').slice(0, 27) : undefined;
  const bodies = new Map<Encoding, Body>();
  const underWay = new Map<Encoding, Promise<Body>>();
  let size = 0;

  function keep(encoding: Encoding, bytes: Buffer): Body {
    const suffix = encoding === 'identity' ? '' : `-${encoding}`;
    const etag = given ?? (digest && `"${digest}${suffix}"`);
    const own = {
      ...headers,
      Vary: 'Accept-Encoding',
      ...(etag && { ETag: etag }),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      'Content-Length': String(bytes.length),
    };
    const body = { bytes, head: Object.entries(own).flat(), etag };
    size += bytes.length;
    bodies.set(encoding, body);
    return body;
  }

  async function make(encoding: Encoding): Promise<Body> {
    const body = keep(encoding, await compress(plain, encoding));
    underWay.delete(encoding);
    return body;
  }

  keep('identity', plain);
  return {
    status,
    counted,
    size: () => size,
    find: (request) => bodies.get(chooseEncoding(request.headers['accept-encoding'])),
    get(request) {
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      const there = bodies.get(encoding);
      if (there) return Promise.resolve(there);
      const made = underWay.get(encoding) ?? make(encoding);
      underWay.set(encoding, made);
      return made;
    },
  };
}

export type Sent = { readonly answer: FinishedAnswer; readonly body: Body; readonly requestId: string };

/** Sends the body, or 304 where the client has it already. */
export function sendFinished(response: ServerResponse, { answer, body, requestId }: Sent): void {
  const request = response.req;
  const head = [...body.head, 'X-Request-Id', requestId];
  if (answer.status === 200 && hasFresh(request, body.etag)) {
    response.writeHead(304, withoutBody(head)).end();
    return;
  }
  response.writeHead(answer.status, head);
  response.end(request.method === 'HEAD' ? undefined : body.bytes);
}

/** The headers without those that describe a body, for a 304. */
function withoutBody(head: Head): string[] {
  const ofBody = ['Content-Length', 'Content-Encoding'];
  return head.filter((_, place) => !ofBody.includes(head[place - (place % 2)] ?? ''));
}
