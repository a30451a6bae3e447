import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { DriveProblem } from '@approdo/shared/node/drive/drive-problem';
import type { Consent, Granted } from '@approdo/shared/node/drive/link';
import type { Schedule } from '@approdo/shared/node/schedule';
import { DRIVE } from '../texts.ts';

type Options = {
  /** What the browser is to open, for an answer that comes back to this address with this state. */
  readonly begin: (asked: { readonly redirectUri: string; readonly state: string }) => Promise<Consent>;
  readonly openExternal: (url: string) => Promise<void>;
  readonly schedule: Schedule;
  readonly signal: AbortSignal;
};

/** One who went to look for her password is not waited for any longer. */
const LONGEST_WAIT_MS = 5 * 60_000;

/**
 * Asks for consent in the system's browser, and hears the answer on a port of this computer alone, once (RFC 8252, 7.3).
 * Throws a DriveProblem, also where it is called off.
 */
export async function askConsent({ begin, openExternal, schedule, signal }: Options): Promise<Granted> {
  const state = randomBytes(32).toString('base64url');
  const { promise: code, resolve, reject } = Promise.withResolvers<string>();
  code.catch(() => undefined);
  const listener = await listen((request, response, origin) => {
    const answer = readAnswer(request, { origin, state });
    if (!answer) return respond(response, 404, DRIVE.pageUnknown);
    if ('code' in answer) {
      resolve(answer.code);
      return respond(response, 200, DRIVE.pageGranted);
    }
    reject(new DriveProblem('refused', { words: DRIVE.denied }));
    return respond(response, 200, DRIVE.pageDenied);
  });
  const callOff = schedule(LONGEST_WAIT_MS, () => reject(new DriveProblem('stopped', { words: DRIVE.tooLate })));
  const stop = () => reject(new DriveProblem('stopped'));
  signal.addEventListener('abort', stop, { once: true });
  try {
    const redirectUri = `${listener.origin}/`;
    const { url, verifier } = await begin({ redirectUri, state });
    await openExternal(url).catch(() => reject(new DriveProblem('refused', { words: DRIVE.noBrowser })));
    return { code: await code, verifier, redirectUri };
  } finally {
    callOff();
    signal.removeEventListener('abort', stop);
    listener.close();
  }
}

type Answer = { readonly code: string } | { readonly error: string };

/** Undefined for whatever a stranger on this computer, or a page in its browser, may try: the answer is waited for on. */
function readAnswer(
  { method, url, headers }: IncomingMessage,
  expected: { readonly origin: string; readonly state: string },
): Answer | undefined {
  const asked = URL.parse(url ?? '', expected.origin);
  // A name that was made to mean this computer is not its address.
  const isForHere = method === 'GET' && asked?.pathname === '/' && `http://${headers.host}` === expected.origin;
  if (!isForHere || !isSame(asked.searchParams.get('state') ?? '', expected.state)) return undefined;
  const code = asked.searchParams.get('code');
  return code ? { code } : { error: asked.searchParams.get('error') ?? '' };
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
  // What is being answered is answered to its end.
  return { origin, close: () => server.close() };
}

function respond(response: ServerResponse, status: number, words: string): void {
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
      `<!doctype html><html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Approdo</title><style>body{font:1.125rem/1.5 system-ui;max-width:32rem;margin:20vh auto;padding:0 1.5rem;color:#0d3b57;background:#f5f2ea}</style><main><h1>Approdo</h1><p>${words}</p></main></html>`,
    );
}
