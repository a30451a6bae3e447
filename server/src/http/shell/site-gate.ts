import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Listener } from '../listener.ts';
import { siteAway } from '../problems.ts';
import { classifyRequest, type RequestKind } from '../request-kind.ts';
import type { HeaderSets } from '../security-headers.ts';
import { isSent } from '../when-sent.ts';
import { createPlainRefusal } from './refuse-plainly.ts';

/** A request as it was received: routers change its `url`. */
type PendingRequest = RequestKind & {
  readonly mayWrite: boolean;
  readonly isAboutBackups: boolean;
};

/** Below the four seconds after which the proxy of deploy/many/nginx.conf tries the next process. */
export const MAX_RENDER_MS = 3_500;

type GateOptions = {
  /** How long a page may wait for its database before it is refused with 503; forever where left out. */
  readonly maxRenderMs?: number | undefined;
};

/** What is refused: nothing, requests that may write, or everything. */
type Refusal = 'nothing' | 'writes' | 'everything';

export type SiteGate = ReturnType<typeof createSiteGate>;

/**
 * Stands between the server and the site, so that one site can take the place of another: until it is opened, and
 * whenever it is closed, requests are answered 503 with `Retry-After`.
 */
export function createSiteGate(headers: Pick<HeaderSets, 'api' | 'site' | 'busy'>, { maxRenderMs }: GateOptions = {}) {
  const answerAway = createPlainRefusal(headers, siteAway());
  const inFlight = new Map<ServerResponse, PendingRequest>();
  let refusal: Refusal = 'everything';
  let listener: Listener = () => undefined;

  /** Refuses a page that is not rendered in time. */
  function limitWait(response: ServerResponse, pending: PendingRequest): void {
    const timer = setTimeout(() => {
      if (!response.headersSent) answerAway(response, pending);
    }, maxRenderMs);
    response.once('close', () => clearTimeout(timer));
  }

  /** Waits for the selected requests in flight; after the timeout the unanswered are refused and the others cut off. */
  async function drain(matters: (pending: PendingRequest) => boolean, timeoutMs: number): Promise<void> {
    const waited = [...inFlight].filter(([, pending]) => matters(pending));
    const timeout = AbortSignal.timeout(timeoutMs);
    await Promise.allSettled(waited.map(([response]) => once(response, 'close', { signal: timeout })));
    for (const [response, pending] of waited) {
      if (response.headersSent) response.destroy();
      else answerAway(response, pending);
    }
  }

  return {
    listener(request: IncomingMessage, response: ServerResponse): void {
      const pending = readPendingRequest(request);
      if (refusal === 'everything' || (refusal === 'writes' && pending.mayWrite)) {
        answerAway(response, pending);
        return;
      }
      listener(request, response);
      if (isSent(response)) return;
      inFlight.set(response, pending);
      response.once('close', () => inFlight.delete(response));
      if (pending.isRendered && maxRenderMs !== undefined) limitWait(response, pending);
    },

    /** Lets everything through to this site. */
    open(next: Listener): void {
      listener = next;
      refusal = 'nothing';
    },

    /** Resolves when no request that may write is in flight; slow ones are refused. */
    async refuseWrites(timeoutMs: number): Promise<void> {
      refusal = 'writes';
      await drain((pending) => pending.mayWrite && !pending.isAboutBackups, timeoutMs);
    },

    /** Resolves when no request is in flight; slow ones are refused. */
    async refuseAll(timeoutMs: number): Promise<void> {
      refusal = 'everything';
      await drain((pending) => !pending.isAboutBackups, timeoutMs);
    },
  };
}

function readPendingRequest(request: IncomingMessage): PendingRequest {
  const { method = 'GET', url = '' } = request;
  return {
    mayWrite: method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS',
    ...classifyRequest(request),
    // The restore itself is a request in flight; uploads and downloads of archives need only the store.
    isAboutBackups: url.startsWith('/api/backup'),
  };
}
