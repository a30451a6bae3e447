import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Counted } from '../counted.ts';
import type { Headers } from '../security-headers.ts';
import { chooseEncoding, compress, type Encoding } from './compress-answer.ts';
import { hasFresh } from './has-fresh.ts';

/** An answer as it is made: what is the same for everybody who asks for it. */
export type MadeAnswer = {
  readonly status: 200 | 404;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** Where it has one by what it tells; else it gets one by its bytes, unless nobody may keep it. */
  readonly etag?: string | undefined;
  /** What it is where visits are counted. */
  readonly counted?: Counted | undefined;
};

/** Names and values in turn, as Node writes them fastest. */
type Head = readonly string[];

type Body = { readonly bytes: Buffer; readonly head: Head; readonly etag: string | undefined };

/** An answer that is ready to go out; each encoding is made once, when somebody first wants it. */
export type FinishedAnswer = {
  readonly status: 200 | 404;
  readonly counted: Counted | undefined;
  /** Bytes that it holds by now, in all encodings. */
  readonly size: () => number;
  /** The body in the encoding that is asked for, where it is there already. */
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

/** Sends a body, or says that its reader has it. */
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

/** What only a body has, a 304 leaves out. */
function withoutBody(head: Head): string[] {
  const ofBody = ['Content-Length', 'Content-Encoding'];
  return head.filter((_, place) => !ofBody.includes(head[place - (place % 2)] ?? ''));
}
