import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CountAnswer } from '../counted.ts';
import { requestIdOf } from '../request-log.ts';
import type { Headers } from '../security-headers.ts';
import { type FinishedAnswer, finishAnswer, type MadeAnswer, type Sent, sendFinished } from './finished-answer.ts';

/** What has no body to be kept, since it only leads elsewhere. */
export type Redirect = {
  readonly status: 301 | 302;
  readonly headers: Headers & { readonly Location: string };
};

/** A page of the site, or a read of the API: a page may be asked for by an address that, once it is written plainly, is a read's. */
type Kind = 'page' | 'read';

/** What is to be answered, under the one address that it has among its kind however it is asked for. */
export type Wanted = {
  readonly kind: Kind;
  readonly address: string;
  readonly make: () => Promise<MadeAnswer | Redirect>;
};

export type AnswerCache = ReturnType<typeof createAnswerCache>;

type Found = Pick<Sent, 'answer' | 'body'>;

const MOST_ANSWERS = 500;
/** What a site that has the process to itself keeps of answers, in bytes. */
export const MOST_BYTES = 32 * 2 ** 20;

type Kept = { readonly answer: FinishedAnswer; isWanted: boolean };

type CacheNeeds = {
  readonly count?: CountAnswer;
  /** Whether it would be told of what makes an answer another one. */
  readonly mayKeep?: () => boolean;
  readonly mostBytes?: number;
};

/**
 * Keeps what anyone is answered in memory, finished, by address until `drop`: pages and public reads alike, but none that
 * only leads elsewhere or says that there is nothing, of which there are as many as there are odd addresses. What many ask
 * for at once is made once; what was begun before a `drop` goes out but is not kept. Where there is no room, what was asked
 * for since it was last passed over stays.
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
    /** Answers what is there under the address as it is written and returns true, or leaves the request alone. */
    answerKept(request: IncomingMessage, response: ServerResponse): boolean {
      const { url = '' } = request;
      const entry = kept.get(keyOf(isOfApi(url) ? 'read' : 'page', url));
      const body = entry?.answer.find(request);
      if (!entry || !body) return false;
      entry.isWanted = true;
      send(request, response, { answer: entry.answer, body });
      return true;
    },

    /** Makes what is wanted, and the encoding that is asked for, where they are not there yet, and answers it. */
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

/** The oldest make room, unless they were asked for since they last would have. */
function createKeptAnswers(mostBytes: number) {
  const kept = new Map<string, Kept>();

  /** The bytes that it frees: none where the oldest was asked for meanwhile, and begins anew. */
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

/** Whether what is asked for by an address as it is written is none of the site's pages. */
export function isOfApi(url: string): boolean {
  return url.startsWith('/api/');
}

function keyOf(kind: Kind, address: string): string {
  return `${kind} ${address}`;
}
