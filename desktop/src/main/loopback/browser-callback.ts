import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { makeVerifier } from '@approdo/shared/node/proof-key';
import type { Schedule } from '@approdo/shared/node/schedule';

type Callback = {
  /** Where the answer is received. */
  readonly origin: string;
  /** The value that it must carry. */
  readonly state: string;
};

/** An answer, and what the person reads in the browser. */
type ReadCallback<Answer> = { readonly answer: Answer; readonly message: string };

type Options<Answer> = {
  /** Returns the page that the browser is to open. */
  readonly begin: (callback: Callback) => Promise<string>;
  /** Undefined if it is no answer: waiting continues. */
  readonly read: (query: URLSearchParams) => ReadCallback<Answer> | undefined;
  /** What the browser shows for any other request. */
  readonly unknown: string;
  readonly openExternal: (url: string) => Promise<void>;
  readonly schedule: Schedule;
  readonly signal: AbortSignal;
};

/** Why no callback came: it was cancelled, five minutes passed, or no browser opened. */
export class NoCallbackFault extends Error {
  readonly why: 'STOPPED' | 'LATE' | 'NO_BROWSER';

  constructor(why: NoCallbackFault['why']) {
    super(why);
    this.why = why;
  }
}

/** A person who went to look for a password is not waited for any longer. */
const MAX_WAIT_MS = 5 * 60_000;

/**
 * Opens a page in the system's browser, and receives its callback on a local port, once (RFC 8252, 7.3).
 * Throws a NoCallbackFault, or what `begin` throws.
 */
export async function awaitBrowserCallback<Answer>({
  begin,
  read,
  unknown,
  ...needs
}: Options<Answer>): Promise<Answer> {
  const { openExternal, schedule, signal } = needs;
  const state = makeVerifier();
  const { promise: answered, resolve, reject } = Promise.withResolvers<Answer>();
  answered.catch(() => undefined);
  let isDone = false;
  const listener = await listen((request, response, origin) => {
    const query = isDone ? undefined : findQuery(request, { origin, state });
    const found = query && read(query);
    if (!found) return respond(response, 404, unknown);
    isDone = true;
    resolve(found.answer);
    return respond(response, 200, found.message);
  });
  const cancelTimeout = schedule(MAX_WAIT_MS, () => reject(new NoCallbackFault('LATE')));
  const stop = () => reject(new NoCallbackFault('STOPPED'));
  signal.addEventListener('abort', stop, { once: true });
  try {
    const page = await begin({ origin: listener.origin, state });
    if (signal.aborted) stop();
    else await openExternal(page).catch(() => reject(new NoCallbackFault('NO_BROWSER')));
    return await answered;
  } finally {
    isDone = true;
    cancelTimeout();
    signal.removeEventListener('abort', stop);
    listener.close();
  }
}

/** Undefined for whatever another program on this computer, or a page in its browser, may try. */
function findQuery({ method, url, headers }: IncomingMessage, expected: Callback): URLSearchParams | undefined {
  const callback = URL.parse(url ?? '', expected.origin);
  // A host name that resolves to this computer is not its address.
  const isCallback = method === 'GET' && callback?.pathname === '/' && `http://${headers.host}` === expected.origin;
  if (!isCallback || !isSame(callback.searchParams.get('state') ?? '', expected.state)) return undefined;
  return callback.searchParams;
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

type Handler = (request: IncomingMessage, response: ServerResponse, origin: string) => void;

async function listen(handler: Handler): Promise<{ readonly origin: string; readonly close: () => void }> {
  let origin = '';
  const server = createServer((request, response) => handler(request, response, origin));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  if (typeof bound !== 'object' || !bound) throw new Error('The listener has no port');
  origin = `http://127.0.0.1:${bound.port}`;
  // Requests in progress are still answered.
  return { origin, close: () => server.close() };
}

function respond(response: ServerResponse, status: number, message: string): void {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      connection: 'close',
    })
    .end(
      `<!doctype html><html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Approdo</title><style>body{font:1.125rem/1.5 system-ui;max-width:32rem;margin:20vh auto;padding:0 1.5rem;color:#0d3b57;background:#f5f2ea}</style><main><h1>Approdo</h1><p>${message}</p></main></html>`,
    );
}
