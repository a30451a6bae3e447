import { todayInRome } from '@approdo/shared/domain/local-date';
import { Piscina } from 'piscina';
import { entryFile } from '../../program.ts';
import { type CheckedAddress, checkFeedAddress } from './feed-address.ts';
import { type FeedAnswer, type FeedRefusal, refuse, type Validators } from './feed-answer.ts';
import { type Fetched, fetchFeed } from './fetch-feed.ts';
import type { ParsedFeed, ParseTask } from './parse-feed.ts';
import { type ResolveName, resolveBySystem } from './public-addresses.ts';

export type FeedReader = {
  /** The address as it is asked for and kept, or its fault in Italian. */
  readonly checkAddress: (address: string) => CheckedAddress;
  /** Never throws for what the other side does, nor when it is called off, which counts as slow. */
  readonly read: (address: string, options?: ReadOptions) => Promise<FeedAnswer>;
};

type ReadOptions = Validators & { readonly signal?: AbortSignal };

export type FeedReaderNeeds = {
  readonly trustedHosts?: readonly string[];
  readonly ownHost?: string | undefined;
  readonly now?: () => Date;
  readonly resolve?: ResolveName;
  readonly ca?: string | undefined;
  readonly fetchMs?: number;
  readonly parseMs?: number;
};

/** Over all: names, redirects and body. */
const FETCH_MS = 20_000;
const PARSE_MS = 5_000;

/** 2,000 events take a tenth of it. */
const MEMORY = { maxOldGenerationSizeMb: 128 };

/** One thread for all channels, which ends when it is idle; a feed that holds it ends with it. */
const pool = new Piscina({
  filename: entryFile('feed-worker').href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 30_000,
  resourceLimits: MEMORY,
});

/** Reads calendars at addresses that owners typed in, as one reads a stranger's letter: from afar, in gloves and with a limit on time. */
export function createFeedReader({
  trustedHosts = [],
  ownHost,
  now = () => new Date(),
  resolve = resolveBySystem,
  ca,
  fetchMs = FETCH_MS,
  parseMs = PARSE_MS,
}: FeedReaderNeeds): FeedReader {
  const rules = { trustedHosts, ownHost, now, resolve, ca };

  return {
    checkAddress: (address) => checkFeedAddress(address, rules),

    async read(address, { signal: called, ...validators } = {}) {
      const limit = AbortSignal.timeout(fetchMs);
      const signal = called ? AbortSignal.any([called, limit]) : limit;
      const fetched = await fetchFeed(address, { ...validators, signal }, rules).catch(() =>
        refuse(signal.aborted ? 'SLOW' : 'UNREACHABLE'),
      );
      if (fetched.kind !== 'fetched') return fetched;
      const parsed = await parse(fetched, { today: todayInRome(now()), parseMs });
      if ('kind' in parsed) return parsed;
      const { etag, lastModified } = fetched;
      return { kind: 'read', ...parsed, etag, lastModified };
    },
  };
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other, so that the time of each begins when the thread is its own. */
function parse(
  { body }: Extract<Fetched, { kind: 'fetched' }>,
  { today, parseMs }: Pick<ParseTask, 'today'> & { readonly parseMs: number },
): Promise<ParsedFeed | FeedRefusal> {
  const run = async (): Promise<ParsedFeed | FeedRefusal> => {
    const bytes = new Uint8Array(body);
    const task: ParseTask = { bytes, today };
    const options = { transferList: [bytes.buffer], signal: AbortSignal.timeout(parseMs) };
    return await pool.run(task, options).catch(() => refuse('INTRICATE'));
  };
  const result = last.then(run);
  last = result;
  return result;
}
