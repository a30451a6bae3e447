import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** What a request was when it came: routers change its address on its way. */
type Asked = { readonly mayWrite: boolean; readonly isAboutBackups: boolean };

/** Refused meanwhile: nothing, whatever may write, everything. */
type Refusal = 'nothing' | 'writes' | 'everything';

const RETRY_AFTER_SECONDS = 2;
const AWAY = 'Il sito torna tra pochi secondi. Riprova.';

export type SiteGate = ReturnType<typeof createSiteGate>;

/**
 * Stands between the server and the site, so that one site can take the place of another: until it is opened, and
 * whenever it is closed, requests are answered 503 with `Retry-After`.
 */
export function createSiteGate() {
  const underWay = new Map<ServerResponse, Asked>();
  let refusal: Refusal = 'everything';
  let listener: Listener = answerAway;

  /** Waits for the answers under way that matter, and cuts those that take longer. */
  async function drain(matters: (asked: Asked) => boolean, patienceMs: number): Promise<void> {
    const waited = [...underWay].filter(([, asked]) => matters(asked)).map(([response]) => response);
    const patience = AbortSignal.timeout(patienceMs);
    await Promise.allSettled(waited.map((response) => once(response, 'close', { signal: patience })));
    for (const response of waited) response.destroy();
  }

  return {
    listener(request: IncomingMessage, response: ServerResponse): void {
      if (refusal === 'everything' || (refusal === 'writes' && mayWrite(request))) {
        answerAway(request, response);
        return;
      }
      underWay.set(response, { mayWrite: mayWrite(request), isAboutBackups: isAboutBackups(request) });
      response.once('close', () => underWay.delete(response));
      listener(request, response);
    },

    /** Lets everything through to this site. */
    open(next: Listener): void {
      listener = next;
      refusal = 'nothing';
    },

    /** Lets everything through to the site that is there. */
    reopen(): void {
      refusal = 'nothing';
    },

    /** Resolves when nothing that may write is under way any more; what is slow is cut. */
    async refuseWrites(patienceMs: number): Promise<void> {
      refusal = 'writes';
      await drain((asked) => asked.mayWrite && !asked.isAboutBackups, patienceMs);
    },

    /** Resolves when nothing is under way any more; what is slow is cut. */
    async refuseAll(patienceMs: number): Promise<void> {
      refusal = 'everything';
      await drain((asked) => !asked.isAboutBackups, patienceMs);
    },
  };
}

function mayWrite({ method }: IncomingMessage): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}

/** The restore itself is a request under way, and a download needs the store alone. */
function isAboutBackups({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/api/backup');
}

function answerAway(request: IncomingMessage, response: ServerResponse): void {
  const isApi = request.url?.startsWith('/api') ?? false;
  const body = isApi ? JSON.stringify({ error: AWAY }) : AWAY;
  if (!request.complete) response.setHeader('Connection', 'close');
  response.writeHead(503, {
    'Content-Type': `${isApi ? 'application/json' : 'text/plain'}; charset=utf-8`,
    'Cache-Control': 'no-store',
    'Retry-After': String(RETRY_AFTER_SECONDS),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
