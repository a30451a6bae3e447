import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CountedAs } from '../count-visit.ts';
import type { Headers } from '../security-headers.ts';
import { chooseEncoding, compress, type Encoding } from './compress-response.ts';
import { hasFresh } from './has-fresh.ts';

/** A response as it is made, the same for everybody who requests it. */
export type ResponseContent = {
  readonly status: 200 | 404;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** Its own ETag; left out, one is derived from the bytes, unless the response must not be cached. */
  readonly etag?: string | undefined;
  /** What it counts as in the visit statistics. */
  readonly countedAs?: CountedAs | undefined;
};

/** Names and values alternating, which Node writes fastest. */
type Head = readonly string[];

type Body = { readonly bytes: Buffer; readonly head: Head; readonly etag: string | undefined };

/** A response ready to be sent; each encoding is made once, when it is first requested. */
export type CompletedResponse = {
  readonly status: 200 | 404;
  readonly countedAs: CountedAs | undefined;
  /** Bytes held so far, in all encodings. */
  readonly size: () => number;
  /** The body in the accepted encoding, where it was made already. */
  readonly find: (request: IncomingMessage) => Body | undefined;
  readonly get: (request: IncomingMessage) => Promise<Body>;
};

export function completeResponse({
  status,
  headers,
  bytes: plain,
  etag: ownEtag,
  countedAs,
}: ResponseContent): CompletedResponse {
  const isCacheable = headers['Cache-Control'] !== 'no-store';
  const digest = isCacheable ? createHash('sha256').update(plain).digest('base64url').slice(0, 27) : undefined;
  const bodies = new Map<Encoding, Body>();
  const inFlight = new Map<Encoding, Promise<Body>>();
  let size = 0;

  function store(encoding: Encoding, bytes: Buffer): Body {
    const suffix = encoding === 'identity' ? '' : `-${encoding}`;
    const etag = ownEtag ?? (digest && `"${digest}${suffix}"`);
    const bodyHeaders = {
      ...headers,
      Vary: 'Accept-Encoding',
      ...(etag && { ETag: etag }),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      'Content-Length': String(bytes.length),
    };
    const body = { bytes, head: Object.entries(bodyHeaders).flat(), etag };
    size += bytes.length;
    bodies.set(encoding, body);
    return body;
  }

  async function make(encoding: Encoding): Promise<Body> {
    const body = store(encoding, await compress(plain, encoding));
    inFlight.delete(encoding);
    return body;
  }

  store('identity', plain);
  return {
    status,
    countedAs,
    size: () => size,
    find: (request) => bodies.get(chooseEncoding(request.headers['accept-encoding'])),
    get(request) {
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      const existing = bodies.get(encoding);
      if (existing) return Promise.resolve(existing);
      const made = inFlight.get(encoding) ?? make(encoding);
      inFlight.set(encoding, made);
      return made;
    },
  };
}

export type OutgoingResponse = { readonly answer: CompletedResponse; readonly body: Body; readonly requestId: string };

/** Sends the body, or 304 where the client has it already. */
export function sendCompleted(response: ServerResponse, { answer, body, requestId }: OutgoingResponse): void {
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
