import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CountVisit } from '../count-visit.ts';
import { requestIdOf } from '../request-log.ts';
import type { Headers } from '../security-headers.ts';
import {
  type CompletedResponse,
  completeResponse,
  type OutgoingResponse,
  type ResponseContent,
  sendCompleted,
} from './completed-response.ts';

/** A response without a body, since it only redirects. */
export type Redirect = {
  readonly status: 301 | 302;
  readonly headers: Headers & { readonly Location: string };
  /** Cached as a page is: there are no more of these than somebody wrote. */
  readonly isKept?: true;
};

/** A page of the site or a read of the API: the kind separates a page from a read with the same normalised address. */
type Kind = 'page' | 'read';

/** How to make a response, with the normalised address that identifies it among its kind. */
export type ResponseSource = {
  readonly kind: Kind;
  readonly address: string;
  /** Made anew for each request, without waiting for one that began before. */
  readonly isNeverCached?: true;
  readonly make: () => Promise<ResponseContent | Redirect>;
};

export type ResponseCache = ReturnType<typeof createResponseCache>;

type Found = Pick<OutgoingResponse, 'answer' | 'body'>;

type Answer = CompletedResponse | Redirect;

const MAX_RESPONSES = 500;
/** Maximum cache size, in bytes, of a site that has the process to itself. */
export const MAX_CACHE_BYTES = 32 * 2 ** 20;

type CachedResponse = { readonly answer: Answer; wasUsed: boolean };

type CacheNeeds = {
  readonly count?: CountVisit;
  /** Whether the cache is currently notified of changes that make responses stale. */
  readonly mayCache?: () => boolean;
  readonly maxBytes?: number;
};

/**
 * Caches completed public responses in memory by address until `drop`: pages, reads and redirects that are to be kept,
 * but no others and no 404s, of which there are as many as there are odd addresses. Concurrent requests for one address
 * share its making; a response begun before a `drop` is sent but not cached. Eviction spares entries used since they
 * were last considered.
 */
export function createResponseCache({
  count = () => undefined,
  mayCache = () => true,
  maxBytes = MAX_CACHE_BYTES,
}: CacheNeeds = {}) {
  const cached = createCachedResponses(maxBytes);
  let inFlight = new Map<string, Promise<Answer>>();
  let edition = 0;

  function get({ kind, address, make }: ResponseSource): Promise<Answer> {
    const key = keyOf(kind, address);
    const known = cached.get(key);
    if (known) return Promise.resolve(known.answer);
    const pendingAtStart = inFlight;
    const shared = pendingAtStart.get(key);
    if (shared) return shared;
    const finished = finish(key, make).finally(() => pendingAtStart.delete(key));
    pendingAtStart.set(key, finished);
    return finished;
  }

  async function finish(key: string, make: ResponseSource['make']): Promise<Answer> {
    const editionAtStart = edition;
    const answer = await complete(make);
    const isKept = isRedirect(answer) ? answer.isKept : answer.status === 200;
    if (isKept && editionAtStart === edition && mayCache()) cached.add(key, answer);
    return answer;
  }

  function send(request: IncomingMessage, response: ServerResponse, { answer, body }: Found): void {
    sendCompleted(response, { answer, body, requestId: requestIdOf(request) });
    if (answer.countedAs && answer.status === 200) count(request, answer.countedAs);
  }

  return {
    /** Sends the cached response of the address as written and returns true, or leaves the request alone. */
    sendCached(request: IncomingMessage, response: ServerResponse): boolean {
      const { url = '' } = request;
      const entry = cached.get(keyOf(isApiUrl(url) ? 'read' : 'page', url));
      if (!entry) return false;
      const { answer } = entry;
      if (isRedirect(answer)) {
        sendRedirect(request, response, answer);
      } else {
        const body = answer.find(request);
        if (!body) return false;
        send(request, response, { answer, body });
      }
      entry.wasUsed = true;
      return true;
    },

    /** Sends the response, making it and the accepted encoding of it where they are not cached yet. */
    async answer(request: IncomingMessage, response: ServerResponse, source: ResponseSource): Promise<void> {
      const answer = await (source.isNeverCached ? complete(source.make) : get(source));
      if (isRedirect(answer)) return sendRedirect(request, response, answer);
      const body = await answer.get(request);
      send(request, response, { answer, body });
    },

    drop(): void {
      edition += 1;
      cached.clear();
      inFlight = new Map();
    },
  };
}

async function complete(make: ResponseSource['make']): Promise<Answer> {
  const made = await make();
  return 'bytes' in made ? completeResponse(made) : made;
}

function isRedirect(answer: Answer): answer is Redirect {
  return 'headers' in answer;
}

function sendRedirect(request: IncomingMessage, response: ServerResponse, { status, headers }: Redirect): void {
  response.writeHead(status, { ...headers, 'X-Request-Id': requestIdOf(request) }).end();
}

/** In bytes, of a redirect about that. */
function sizeOf(answer: Answer): number {
  return isRedirect(answer) ? answer.headers.Location.length : answer.size();
}

/** Evicts the oldest entries first, but spares those used since they were last considered (second chance). */
function createCachedResponses(maxBytes: number) {
  const cached = new Map<string, CachedResponse>();

  /** Returns the bytes freed: none where the oldest was used meanwhile and is moved to the end. */
  function evictOldest(): number {
    const [oldest] = cached;
    if (!oldest) return 0;
    const [key, { answer, wasUsed }] = oldest;
    cached.delete(key);
    if (!wasUsed) return sizeOf(answer);
    cached.set(key, { answer, wasUsed: false });
    return 0;
  }

  return {
    get: (key: string): CachedResponse | undefined => cached.get(key),
    clear: (): void => cached.clear(),

    add(key: string, answer: Answer): void {
      cached.set(key, { answer, wasUsed: false });
      let bytes = 0;
      for (const entry of cached.values()) bytes += sizeOf(entry.answer);
      while (cached.size > MAX_RESPONSES || (cached.size > 1 && bytes > maxBytes)) bytes -= evictOldest();
    },
  };
}

/** Whether an address as written is of the API rather than of a page. */
export function isApiUrl(url: string): boolean {
  return url.startsWith('/api/');
}

function keyOf(kind: Kind, address: string): string {
  return `${kind} ${address}`;
}
