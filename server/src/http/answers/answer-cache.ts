import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CountAnswer } from '../counted.ts';
import { requestIdOf } from '../request-log.ts';
import type { Headers } from '../security-headers.ts';
import { type FinishedAnswer, finishAnswer, type MadeAnswer, type Sent, sendFinished } from './finished-answer.ts';

/** A response without a body to cache, since it only redirects. */
export type Redirect = {
  readonly status: 301 | 302;
  readonly headers: Headers & { readonly Location: string };
};

/** A page of the site or a read of the API: the kind separates a page from a read with the same normalised address. */
type Kind = 'page' | 'read';

/** How to make a response, with the normalised address that identifies it among its kind. */
export type Wanted = {
  readonly kind: Kind;
  readonly address: string;
  readonly make: () => Promise<MadeAnswer | Redirect>;
};

export type AnswerCache = ReturnType<typeof createAnswerCache>;

type Found = Pick<Sent, 'answer' | 'body'>;

const MOST_ANSWERS = 500;
/** Maximum cache size, in bytes, of a site that has the process to itself. */
export const MOST_BYTES = 32 * 2 ** 20;

type Kept = { readonly answer: FinishedAnswer; isWanted: boolean };

type CacheNeeds = {
  readonly count?: CountAnswer;
  /** Whether the cache is currently notified of changes that make responses stale. */
  readonly mayKeep?: () => boolean;
  readonly mostBytes?: number;
};

/**
 * Caches completed public responses in memory by address until `drop`: pages and reads, but neither redirects nor 404s,
 * of which there are as many as there are odd addresses. Concurrent requests for one address share its making; a
 * response begun before a `drop` is sent but not cached. Eviction spares entries used since they were last considered.
 */
export function createAnswerCache({
  count = () => undefined,
  mayKeep = () => true,
  mostBytes = MOST_BYTES,
}: CacheNeeds = {}) {
  const kept = createKeptAnswers(mostBytes);
  let underWay = new Map<string, Promise<FinishedAnswer | Redirect>>();
  let edition = 0;

  function get({ kind, address, make }: Wanted): Promise<FinishedAnswer | Redirect> {
    const key = keyOf(kind, address);
    const known = kept.get(key);
    if (known) return Promise.resolve(known.answer);
    const others = underWay;
    const shared = others.get(key);
    if (shared) return shared;
    const finished = finish(key, make).finally(() => others.delete(key));
    others.set(key, finished);
    return finished;
  }

  async function finish(key: string, make: Wanted['make']): Promise<FinishedAnswer | Redirect> {
    const madeFor = edition;
    const made = await make();
    if (!('bytes' in made)) return made;
    const answer = finishAnswer(made);
    if (madeFor === edition && answer.status === 200 && mayKeep()) kept.add(key, answer);
    return answer;
  }

  function send(request: IncomingMessage, response: ServerResponse, { answer, body }: Found): void {
    sendFinished(response, { answer, body, requestId: requestIdOf(request) });
    if (answer.counted && answer.status === 200) count(request, answer.counted);
  }

  return {
    /** Sends the cached response of the address as written and returns true, or leaves the request alone. */
    answerKept(request: IncomingMessage, response: ServerResponse): boolean {
      const { url = '' } = request;
      const entry = kept.get(keyOf(isOfApi(url) ? 'read' : 'page', url));
      const body = entry?.answer.find(request);
      if (!entry || !body) return false;
      entry.isWanted = true;
      send(request, response, { answer: entry.answer, body });
      return true;
    },

    /** Sends the response, making it and the accepted encoding of it where they are not cached yet. */
    async answer(request: IncomingMessage, response: ServerResponse, wanted: Wanted): Promise<void> {
      const answer = await get(wanted);
      if ('headers' in answer) {
        response.writeHead(answer.status, { ...answer.headers, 'X-Request-Id': requestIdOf(request) }).end();
        return;
      }
      const body = await answer.get(request);
      send(request, response, { answer, body });
    },

    drop(): void {
      edition += 1;
      kept.clear();
      underWay = new Map();
    },
  };
}

/** Evicts the oldest entries first, but spares those used since they were last considered (second chance). */
function createKeptAnswers(mostBytes: number) {
  const kept = new Map<string, Kept>();

  /** Returns the bytes freed: none where the oldest was used meanwhile and is moved to the end. */
  function passOverOldest(): number {
    const [oldest] = kept;
    if (!oldest) return 0;
    const [key, { answer, isWanted }] = oldest;
    kept.delete(key);
    if (!isWanted) return answer.size();
    kept.set(key, { answer, isWanted: false });
    return 0;
  }

  return {
    get: (key: string): Kept | undefined => kept.get(key),
    clear: (): void => kept.clear(),

    add(key: string, answer: FinishedAnswer): void {
      kept.set(key, { answer, isWanted: false });
      let bytes = 0;
      for (const entry of kept.values()) bytes += entry.answer.size();
      while (kept.size > MOST_ANSWERS || (kept.size > 1 && bytes > mostBytes)) bytes -= passOverOldest();
    },
  };
}

/** Whether an address as written is of the API rather than of a page. */
export function isOfApi(url: string): boolean {
  return url.startsWith('/api/');
}

function keyOf(kind: Kind, address: string): string {
  return `${kind} ${address}`;
}
