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

type Limit = { readonly most: number; readonly windowMs: number; readonly portion: number };

/**
 * Counts attempts ahead with one write and hands them out from memory: one at first, then each time twice as many, up
 * to a portion. Those unused within half a minute are given back with the next write; a stop leaves them counted.
 */
export function createPortions({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  /** The oldest first, used up or not. */
  const portions = new Map<string, Portion>();
  const underWay = new Map<string, Promise<void>>();

  const hasLapsed = ({ until }: Portion) => until < clock.now().getTime();

  function use(key: string): boolean {
    const portion = portions.get(key);
    if (!portion || portion.next === portion.end || hasLapsed(portion)) return false;
    portion.next += 1;
    return true;
  }

  async function take(key: string, limit: Limit): Promise<void> {
    const lapsed = dropLapsed();
    const before = portions.get(key);
    const wanted = Math.min(limit.portion, before ? before.size * 2 : 1);
    portions.delete(key);
    // Even where there is no room, expired portions are given back.
    const { portion, seconds } = await transact(database, async (trx) => {
      for (const [whose, { next, end }] of lapsed) await deleteAttemptsBetween(trx, whose, { from: next, before: end });
      return await countPortion(trx, { key, limit, wanted, now: clock.now().getTime() });
    });
    if (!portion) throw tooMany(seconds);
    portions.set(key, portion);
  }

  /** Removes expired portions, and returns those with unused attempts. */
  function dropLapsed(): readonly (readonly [string, Portion])[] {
    const lapsed: (readonly [string, Portion])[] = [];
    for (const [key, portion] of portions) {
      if (!hasLapsed(portion)) break;
      portions.delete(key);
      if (portion.next < portion.end) lapsed.push([key, portion]);
    }
    return lapsed;
  }

  return {
    /** Uses one attempt; throws 429 where the window is full. */
    async spend(key: string, limit: Limit): Promise<void> {
      while (!use(key)) {
        const taking = underWay.get(key) ?? take(key, limit).finally(() => underWay.delete(key));
        underWay.set(key, taking);
        await taking;
      }
    },
  };
}

/** The counted portion, or the seconds until there is room. */
type Counted =
  | { readonly portion: Portion; readonly seconds?: undefined }
  | { readonly portion?: undefined; readonly seconds: number };

type Counting = { readonly key: string; readonly limit: Limit; readonly wanted: number; readonly now: number };

async function countPortion(trx: Trx, { key, limit, wanted, now }: Counting): Promise<Counted> {
  const { most, windowMs } = limit;
  const counted = await listAttempts(trx, key, now - windowMs);
  const seconds = findWait(counted, { room: most, windowMs, now });
  if (seconds !== undefined) return { seconds };
  const size = Math.min(wanted, most - counted.length);
  const until = now + LASTS_MS;
  // Another process may have counted some at the same moment.
  const next = Math.max(until, (counted.at(-1) ?? 0) + 1);
  const attempts = Array.from({ length: size }, (_, index) => ({ key, attempted_at: next + index }));
  await insertAttempts(trx, attempts);
  return { portion: { until, size, next, end: next + size } };
}
