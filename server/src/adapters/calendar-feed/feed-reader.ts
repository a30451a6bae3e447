import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { entryFile } from '../../program.ts';
import { createNameResolver, type ResolveName } from '../guarded-request/resolve-name.ts';
import { openSharedThread } from '../shared-thread/shared-thread.ts';
import { OverloadedError } from '../shared-thread/tenant-queue.ts';
import { type CheckedAddress, checkFeedAddress } from './feed-address.ts';
import { type FeedAnswer, type FeedRefusal, refuse, type Validators } from './feed-answer.ts';
import { fetchFeed } from './fetch-feed.ts';
import type { ParsedFeed, ParseTask } from './parse-feed.ts';
import { createThreadBudget } from './thread-budget.ts';

export type FeedReader = {
  /** The address as requested and stored, or its fault in Italian. */
  readonly checkAddress: (address: string) => CheckedAddress;
  /** Never throws for what the other side does, nor when aborted, which counts as slow. */
  readonly read: (address: string, options?: ReadOptions) => Promise<FeedAnswer>;
};

type ReadOptions = Validators & {
  /** The channel whose thread budget the reading uses; the address if omitted. */
  readonly channel?: string;
  readonly signal?: AbortSignal;
};

export type FeedReaderNeeds = {
  readonly trustedHosts?: readonly string[];
  readonly ownHost?: string | undefined;
  readonly now?: () => Date;
  readonly resolve?: ResolveName;
  readonly ca?: string | undefined;
  readonly fetchMs?: number;
  readonly parseMs?: number;
  readonly heldMs?: number;
  readonly longMs?: number;
};

/** For name lookup, redirects and body together. */
const FETCH_MS = 20_000;
const PARSE_MS = 5_000;
/** Thread time per hour for the long readings of one channel. */
const HELD_MS = 30_000;

/** More channels than any tenant has, yet few enough for bodies of a megabyte to fit in memory. */
const MAX_WAITING = 100;

/** A feed that takes too long is ended together with the thread. */
const parse = openSharedThread<ParseTask, ParsedFeed | FeedRefusal>({
  worker: entryFile('feed-worker'),
  maxWaiting: MAX_WAITING,
  // 2,000 events take a tenth of it.
  maxMegabytes: 128,
});

/** Reads calendars at addresses entered by owners, as untrusted input: guarded, in a thread and with a time limit. */
export function createFeedReader({
  trustedHosts = [],
  ownHost,
  now = () => new Date(),
  resolve = createNameResolver(),
  ca,
  fetchMs = FETCH_MS,
  parseMs = PARSE_MS,
  heldMs = HELD_MS,
  longMs,
}: FeedReaderNeeds): FeedReader {
  const rules = { trustedHosts, ownHost, now, resolve, ca };
  const budget = createThreadBudget({ now, maxMs: heldMs, ...(longMs !== undefined && { longMs }) });

  return {
    checkAddress: (address) => checkFeedAddress(address, rules),

    async read(address, { signal: called, channel = address, ...validators } = {}) {
      const retryAfterSeconds = budget.findWait(channel);
      if (retryAfterSeconds !== undefined) return refuse('SPENT', { retryAfterSeconds });
      const limit = AbortSignal.timeout(fetchMs);
      const signal = called ? AbortSignal.any([called, limit]) : limit;
      const fetched = await fetchFeed(address, { ...validators, signal }, rules).catch(() =>
        refuse(signal.aborted ? 'SLOW' : 'UNREACHABLE'),
      );
      if (fetched.kind !== 'fetched') return fetched;
      const { etag, lastModified } = fetched;
      const bytes = new Uint8Array(fetched.body);
      const task = { bytes, today: todayInRome(now()) };
      const parsed = await parse(task, {
        maxMs: parseMs,
        bytes: bytes.buffer,
        callOff: called,
        onEnd: (ms) => budget.spend(channel, ms),
      }).catch((error) => refuse(called?.aborted || error instanceof OverloadedError ? 'SLOW' : 'INTRICATE'));
      return 'kind' in parsed ? parsed : { kind: 'read', ...parsed, etag, lastModified };
    },
  };
}
