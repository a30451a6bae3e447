import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Addressed, readAddressed } from '../addressed.ts';
import type { Listener } from '../listener.ts';
import { away } from '../problems.ts';
import type { HeaderSets } from '../security-headers.ts';
import { isOut } from '../when-out.ts';
import { createPlainRefusal } from './refuse-plainly.ts';

/** A request as it was received: routers change its `url`. */
type Asked = Addressed & {
  readonly mayWrite: boolean;
  readonly isAboutBackups: boolean;
};

/** Below the four seconds after which the proxy of deploy/many/nginx.conf tries the next process. */
export const LONGEST_DRAWING_MS = 3_500;

type GateOptions = {
  /** How long a page may wait for its database before it is refused with 503; forever where left out. */
  readonly longestDrawingMs?: number | undefined;
};

/** What is refused: nothing, requests that may write, or everything. */
type Refusal = 'nothing' | 'writes' | 'everything';

export type SiteGate = ReturnType<typeof createSiteGate>;

/**
 * Stands between the server and the site, so that one site can take the place of another: until it is opened, and
 * whenever it is closed, requests are answered 503 with `Retry-After`.
 */
export function createSiteGate(
  headers: Pick<HeaderSets, 'api' | 'site' | 'busy'>,
  { longestDrawingMs }: GateOptions = {},
) {
  const answerAway = createPlainRefusal(headers, away());
  const underWay = new Map<ServerResponse, Asked>();
  let refusal: Refusal = 'everything';
  let listener: Listener = () => undefined;

  /** Refuses a page that is not rendered in time. */
  function boundWait(response: ServerResponse, asked: Asked): void {
    const late = setTimeout(() => {
      if (!response.headersSent) answerAway(response, asked);
    }, longestDrawingMs);
    response.once('close', () => clearTimeout(late));
  }

  /** Waits for the selected requests in flight; after the timeout the unanswered are refused and the others cut off. */
  async function drain(matters: (asked: Asked) => boolean, timeoutMs: number): Promise<void> {
    const waited = [...underWay].filter(([, asked]) => matters(asked));
    const timeout = AbortSignal.timeout(timeoutMs);
    await Promise.allSettled(waited.map(([response]) => once(response, 'close', { signal: timeout })));
    for (const [response, asked] of waited) {
      if (response.headersSent) response.destroy();
      else answerAway(response, asked);
    }
  }

  return {
    listener(request: IncomingMessage, response: ServerResponse): void {
      const asked = readAsked(request);
      if (refusal === 'everything' || (refusal === 'writes' && asked.mayWrite)) {
        answerAway(response, asked);
        return;
      }
      listener(request, response);
      if (isOut(response)) return;
      underWay.set(response, asked);
      response.once('close', () => underWay.delete(response));
      if (asked.isDrawn && longestDrawingMs !== undefined) boundWait(response, asked);
    },

    /** Lets everything through to this site. */
    open(next: Listener): void {
      listener = next;
      refusal = 'nothing';
    },

    /** Resolves when no request that may write is in flight; slow ones are refused. */
    async refuseWrites(timeoutMs: number): Promise<void> {
      refusal = 'writes';
      await drain((asked) => asked.mayWrite && !asked.isAboutBackups, timeoutMs);
    },

    /** Resolves when no request is in flight; slow ones are refused. */
    async refuseAll(timeoutMs: number): Promise<void> {
      refusal = 'everything';
      await drain((asked) => !asked.isAboutBackups, timeoutMs);
    },
  };
}

function readAsked(request: IncomingMessage): Asked {
  const { method = 'GET', url = '' } = request;
  return {
    mayWrite: method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS',
    ...readAddressed(request),
    // The restore itself is a request in flight; uploads and downloads of archives need only the store.
    isAboutBackups: url.startsWith('/api/backup'),
  };
}
