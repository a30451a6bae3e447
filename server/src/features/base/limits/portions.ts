import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { type Trx, transact } from '../../../db/transaction.ts';
import { tooMany } from '../../../http/problems.ts';
import { findWait } from './find-wait.ts';
import { deleteAttemptsBetween, insertAttempts, listAttempts } from './limits.repository.ts';

/** So long may attempts be used that were counted ahead. They are dated to its end: none counts for less than its window. */
const LASTS_MS = 30_000;

/** Attempts under a key that are counted, each in a millisecond of its own; those from `next` on are not used yet. */
type Portion = { readonly until: number; readonly size: number; next: number; readonly end: number };

type Limit = { readonly most: number; readonly windowMs: number; readonly portion: number };

/**
 * Counts attempts ahead, several with one write, and lets them be used from memory: one at first, then each time twice as
 * many, to a portion. What is not used within half a minute is given back once anybody takes more; a stop leaves it counted.
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
    // Where there is no room, what others left is given back all the same.
    const { portion, seconds } = await transact(database, async (trx) => {
      for (const [whose, { next, end }] of lapsed) await deleteAttemptsBetween(trx, whose, { from: next, before: end });
      return await countPortion(trx, { key, limit, wanted, now: clock.now().getTime() });
    });
    if (!portion) throw tooMany(seconds);
    portions.set(key, portion);
  }

  /** Nobody uses them from here on. */
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

/** What was counted, or in how many seconds there is room. */
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
  // Another process may have counted some of the same moment.
  const next = Math.max(until, (counted.at(-1) ?? 0) + 1);
  const attempts = Array.from({ length: size }, (_, index) => ({ key, attempted_at: next + index }));
  await insertAttempts(trx, attempts);
  return { portion: { until, size, next, end: next + size } };
}
