import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/open-database.ts';
import { type Trx, transact } from '../../db/transaction.ts';
import { tooMany } from '../../http/problems.ts';
import { deleteAttempts, deleteAttemptsBefore, insertAttempt, listAttempts } from './limits.repository.ts';

const HOUR = 60 * 60_000;
const QUARTER = 15 * 60_000;

/** How many attempts a sliding window holds; API.md, Accounts. */
export const limits = {
  signInByAccount: { most: 5, windowMs: QUARTER },
  signInByAddress: { most: 20, windowMs: QUARTER },
  registrationByAddress: { most: 10, windowMs: HOUR },
  mailRequestByAddress: { most: 20, windowMs: HOUR },
  mailToAccount: { most: 3, windowMs: HOUR },
  bookingByUser: { most: 120, windowMs: HOUR },
} as const;

export type LimitName = keyof typeof limits;

const LONGEST_WINDOW = Math.max(...Object.values(limits).map((limit) => limit.windowMs));

export type Limits = ReturnType<typeof createLimits>;

/** Counts attempts in the database, so that a restart lifts no limit. */
export function createLimits({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const keyOf = (name: LimitName, whose: string) => `${name}:${whose}`;

  /** Seconds until one more attempt fits; 0 where one fits now. */
  async function waitFor(trx: Trx, name: LimitName, whose: string): Promise<number> {
    const { most, windowMs } = limits[name];
    const now = clock.now().getTime();
    const attempts = await listAttempts(trx, keyOf(name, whose), now - windowMs);
    const oldestThatCounts = attempts.at(-most);
    if (oldestThatCounts === undefined) return 0;
    return Math.max(1, Math.ceil((oldestThatCounts + windowMs - now) / 1000));
  }

  async function count(trx: Trx, name: LimitName, whose: string): Promise<void> {
    const now = clock.now().getTime();
    await deleteAttemptsBefore(trx, now - LONGEST_WINDOW);
    await insertAttempt(trx, keyOf(name, whose), now);
  }

  /** Counts one attempt in the caller's transaction; false, and nothing counted, where the window is full. */
  async function tryToCount(trx: Trx, name: LimitName, whose: string): Promise<boolean> {
    if ((await waitFor(trx, name, whose)) > 0) return false;
    await count(trx, name, whose);
    return true;
  }

  return {
    tryToCount,

    /** Counts one attempt; throws 429 where the window is full. */
    async spend(name: LimitName, whose: string): Promise<void> {
      const wait = await transact(database, async (trx) => {
        const seconds = await waitFor(trx, name, whose);
        if (seconds === 0) await count(trx, name, whose);
        return seconds;
      });
      if (wait > 0) throw tooMany(wait);
    },

    /** Gives the attempts under a key back: a success clears its failures. */
    async clear(name: LimitName, whose: string): Promise<void> {
      await transact(database, (trx) => deleteAttempts(trx, keyOf(name, whose)));
    },
  };
}
