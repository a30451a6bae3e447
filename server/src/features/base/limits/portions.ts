import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { type Trx, transact } from '../../../db/transaction.ts';
import { tooMany } from '../../../http/problems.ts';
import { findWait } from './find-wait.ts';
import { deleteAttemptsBetween, insertAttempts, listAttempts } from './limits.repository.ts';

/** How long attempts counted ahead may be used. They are dated to its end, so that none counts for too short. */
const LASTS_MS = 30_000;

/** Attempts counted under a key, each with its own millisecond; those from `next` on are unused. */
type Portion = { readonly until: number; readonly size: number; next: number; readonly end: number };

type Limit = { readonly max: number; readonly windowMs: number; readonly portion: number };

/**
 * Counts attempts ahead with one write and hands them out from memory: one at first, then each time twice as many, up
 * to a portion. Those unused within half a minute are given back with the next write; a stop leaves them counted.
 */
export function createPortions({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  /** The oldest first, used up or not. */
  const portions = new Map<string, Portion>();
  const inFlight = new Map<string, Promise<void>>();

  const hasExpired = ({ until }: Portion) => until < clock.now().getTime();

  function use(key: string): boolean {
    const portion = portions.get(key);
    if (!portion || portion.next === portion.end || hasExpired(portion)) return false;
    portion.next += 1;
    return true;
  }

  async function take(key: string, limit: Limit): Promise<void> {
    const expired = dropExpired();
    const before = portions.get(key);
    const requestedSize = Math.min(limit.portion, before ? before.size * 2 : 1);
    portions.delete(key);
    // Even where there is no room, expired portions are given back.
    const { portion, seconds } = await transact(database, async (trx) => {
      for (const [expiredKey, { next, end }] of expired)
        await deleteAttemptsBetween(trx, expiredKey, { from: next, before: end });
      return await countPortion(trx, { key, limit, requestedSize, now: clock.now().getTime() });
    });
    if (!portion) throw tooMany(seconds);
    portions.set(key, portion);
  }

  /** Removes expired portions, and returns those with unused attempts. */
  function dropExpired(): readonly (readonly [string, Portion])[] {
    const expired: (readonly [string, Portion])[] = [];
    for (const [key, portion] of portions) {
      if (!hasExpired(portion)) break;
      portions.delete(key);
      if (portion.next < portion.end) expired.push([key, portion]);
    }
    return expired;
  }

  return {
    /** Uses one attempt; throws 429 where the window is full. */
    async spend(key: string, limit: Limit): Promise<void> {
      while (!use(key)) {
        const taking = inFlight.get(key) ?? take(key, limit).finally(() => inFlight.delete(key));
        inFlight.set(key, taking);
        await taking;
      }
    },
  };
}

/** The counted portion, or the seconds until there is room. */
type CountResult =
  | { readonly portion: Portion; readonly seconds?: undefined }
  | { readonly portion?: undefined; readonly seconds: number };

type PortionRequest = {
  readonly key: string;
  readonly limit: Limit;
  readonly requestedSize: number;
  readonly now: number;
};

async function countPortion(trx: Trx, { key, limit, requestedSize, now }: PortionRequest): Promise<CountResult> {
  const { max, windowMs } = limit;
  const recent = await listAttempts(trx, key, now - windowMs);
  const seconds = findWait(recent, { room: max, windowMs, now });
  if (seconds !== undefined) return { seconds };
  const size = Math.min(requestedSize, max - recent.length);
  const until = now + LASTS_MS;
  // Another process may have counted some at the same moment.
  const next = Math.max(until, (recent.at(-1) ?? 0) + 1);
  const attempts = Array.from({ length: size }, (_, index) => ({ key, attempted_at: next + index }));
  await insertAttempts(trx, attempts);
  return { portion: { until, size, next, end: next + size } };
}
