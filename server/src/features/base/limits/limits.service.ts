import { MAX_EXPIRED_HOLDS } from '@approdo/shared/domain/prices/instant';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, type Trx, transact } from '../../../db/transaction.ts';
import { tooMany } from '../../../http/problems.ts';
import { findWait } from './find-wait.ts';
import {
  deleteAttempts,
  deleteAttemptsBefore,
  deleteAttemptsFrom,
  insertAttempts,
  listAttempts,
} from './limits.repository.ts';
import { createPortions } from './portions.ts';

const HOUR = 60 * 60_000;
const QUARTER = 15 * 60_000;
const TEN_MINUTES = 10 * 60_000;
const TEN_SECONDS = 10_000;
const DAY = 24 * HOUR;

/**
 * How many attempts a sliding window holds; API.md, Accounts. A limit with a `portion` is spent on every keystroke, so
 * up to a portion is counted ahead; it is spent alone, and never cleared.
 */
const limits = {
  signInByAccountAndAddress: { max: 5, windowMs: QUARTER },
  signInByAddress: { max: 20, windowMs: QUARTER },
  signInByAccount: { max: 100, windowMs: QUARTER },
  registrationByAddress: { max: 10, windowMs: HOUR },
  mailRequestByAddress: { max: 20, windowMs: HOUR },
  mailToAccount: { max: 3, windowMs: HOUR },
  newAddressByUser: { max: 3, windowMs: HOUR },
  avatarByUser: { max: 20, windowMs: HOUR },
  previewByUser: { max: 20, windowMs: HOUR },
  tableByUser: { max: 30, windowMs: HOUR },
  letterToAddress: { max: 20, windowMs: HOUR },
  bookingByUser: { max: 120, windowMs: HOUR },
  extrasByUser: { max: 30, windowMs: HOUR },
  extrasLetter: { max: 1, windowMs: TEN_MINUTES },
  withdrawalByUser: { max: 10, windowMs: HOUR },
  requestLetter: { max: 1, windowMs: QUARTER },
  checkoutByUser: { max: 20, windowMs: HOUR },
  reviewByUser: { max: 5, windowMs: HOUR },
  contactByAddress: { max: 5, windowMs: HOUR },
  messageByUser: { max: 30, windowMs: HOUR },
  contactByUser: { max: 20, windowMs: HOUR },
  codesByAddress: { max: 600, windowMs: HOUR, portion: 30 },
  cleaningByToken: { max: 120, windowMs: HOUR },
  checkInByLink: { max: 30, windowMs: HOUR },
  checkInByAddress: { max: 60, windowMs: HOUR },
  wrongTokenByAddress: { max: 30, windowMs: HOUR },
  deviceByUser: { max: 60, windowMs: HOUR },
  noticeToDevice: { max: 60, windowMs: HOUR },
  callByToken: { max: 600, windowMs: HOUR },
  testOfDevice: { max: 1, windowMs: TEN_SECONDS },
  testOfWebhook: { max: 1, windowMs: TEN_SECONDS },
  currentPasswordByUser: { max: 10, windowMs: QUARTER },
  freshProofByUser: { max: 10, windowMs: QUARTER },
  refusedPasskeyBySession: { max: 10, windowMs: QUARTER },
  wrongCodeBySession: { max: 5, windowMs: DAY },
  freshProofRefused: { max: 5, windowMs: QUARTER },
  refusedPasskeyByAddress: { max: 20, windowMs: QUARTER },
  appCodeByAccountAndAddress: { max: 10, windowMs: QUARTER },
  appCodeByAccount: { max: 30, windowMs: DAY },
  appCodeByDevice: { max: 10, windowMs: QUARTER },
  recoveryCodeByAccountAndAddress: { max: 10, windowMs: QUARTER },
  codeGuessedLetter: { max: 1, windowMs: DAY },
  proofAddedByUser: { max: 20, windowMs: DAY },
  discountCodeByNetwork: { max: 10, windowMs: QUARTER },
  discountCodeByUser: { max: 10, windowMs: QUARTER },
  /** Limits nothing: written so that a right code takes as long as a wrong one. */
  spentDiscountCode: { max: 1_000_000, windowMs: QUARTER },
  lapsedHoldByUser: { max: MAX_EXPIRED_HOLDS, windowMs: DAY },
} as const;

export type LimitName = keyof typeof limits;

/** A limit and its subject, such as an account's key or an address. */
export type Use = readonly [name: LimitName, whose: string];

const LONGEST_WINDOW = Math.max(...Object.values(limits).map((limit) => limit.windowMs));

export type Limits = ReturnType<typeof createLimits>;

type LimitsNeeds = { readonly database: Database; readonly clock: Clock };

/** An attempt being checked. It is only in memory, so that one cut short by a stop does not count. */
type PendingAttempt = { readonly keys: readonly string[] };

/** Counts attempts in the database, so that a restart lifts no limit. */
export function createLimits({ database, clock }: LimitsNeeds) {
  const { secondsToWait, attempt } = createAttempts({ database, clock });
  const portions = createPortions({ database, clock });

  /** Counts one attempt, or returns the seconds until it would fit. */
  async function tryOne(trx: Trx, use: Use): Promise<number | undefined> {
    const seconds = await secondsToWait(trx, use);
    if (seconds === undefined) await countAttempt(trx, use, clock.now());
    return seconds;
  }

  /** Counts one attempt in the caller's transaction, if that succeeds; throws 429 where the window is full. */
  async function spendIn(trx: Trx, name: LimitName, subject: string): Promise<void> {
    const seconds = await tryOne(trx, [name, subject]);
    if (seconds !== undefined) throw tooMany(seconds);
  }

  return {
    attempt,

    /** Counts one attempt in the caller's transaction; false, and nothing counted, where the window is full. */
    async tryToCount(trx: Trx, name: LimitName, subject: string): Promise<boolean> {
      return (await tryOne(trx, [name, subject])) === undefined;
    },

    /** The number of attempts in the window. */
    async countIn(reader: Reader, name: LimitName, subject: string): Promise<number> {
      const since = clock.now().getTime() - limits[name].windowMs;
      return (await listAttempts(reader, keyOf(name, subject), since)).length;
    },

    /** Counts attempts that limit nothing, to take as long as counting those that do. */
    async note(uses: readonly Use[]): Promise<void> {
      await transact(database, async (trx) => {
        for (const use of uses) await countAttempt(trx, use, clock.now());
      });
    },

    /** Counts one attempt in the caller's transaction even where the window is full; returns how many it holds. */
    async countOneMore(trx: Trx, name: LimitName, subject: string): Promise<number> {
      const now = clock.now();
      await countAttempt(trx, [name, subject], now);
      return (await listAttempts(trx, keyOf(name, subject), now.getTime() - limits[name].windowMs)).length;
    },

    /** Counts one attempt; throws 429 where the window is full. */
    async spend(name: LimitName, subject: string): Promise<void> {
      const limit = limits[name];
      if ('portion' in limit) await portions.spend(keyOf(name, subject), limit);
      else await transact(database, (trx) => spendIn(trx, name, subject));
    },

    spendIn,

    /** Forgets all attempts under a key: a success clears the failures before it. */
    async clear(trx: Trx, name: LimitName, subject: string): Promise<void> {
      await deleteAttempts(trx, keyOf(name, subject));
    },

    /** Like `clear`, for all keys that begin with `start`. */
    async clearFrom(trx: Trx, name: LimitName, start: string): Promise<void> {
      await deleteAttemptsFrom(trx, keyOf(name, start));
    },
  };
}

/** The attempts that are checked before they count. */
function createAttempts({ database, clock }: LimitsNeeds) {
  const pendingAttempts = new Set<PendingAttempt>();

  /** Seconds until one more attempt fits; undefined where it fits now. */
  async function secondsToWait(trx: Trx, [name, subject]: Use): Promise<number | undefined> {
    const { max, windowMs } = limits[name];
    const now = clock.now().getTime();
    const key = keyOf(name, subject);
    const room = max - [...pendingAttempts].filter(({ keys }) => keys.includes(key)).length;
    if (room <= 0) return 1;
    return findWait(await listAttempts(trx, key, now - windowMs), { room, windowMs, now });
  }

  /**
   * Whether an attempt is right; throws 429 where a window is full. It counts in memory while it is checked, so that
   * parallel attempts are limited like sequential ones, and in the database only once it was wrong: right ones, and
   * those cut short by a stop or an error, do not count. `onWrong` runs in the transaction that counts it.
   */
  async function attempt(
    uses: readonly Use[],
    isRight: () => Promise<boolean>,
    onWrong?: (trx: Trx) => Promise<void>,
  ): Promise<boolean> {
    const pending = { keys: uses.map(([name, subject]) => keyOf(name, subject)) };
    try {
      await transact(database, async (trx) => {
        for (const use of uses) {
          const seconds = await secondsToWait(trx, use);
          if (seconds !== undefined) throw tooMany(seconds);
        }
        pendingAttempts.add(pending);
      });
      if (await isRight()) return true;
      await transact(database, async (trx) => {
        for (const use of uses) await countAttempt(trx, use, clock.now());
        await onWrong?.(trx);
        pendingAttempts.delete(pending);
      });
      return false;
    } finally {
      pendingAttempts.delete(pending);
    }
  }

  return { secondsToWait, attempt };
}

async function countAttempt(trx: Trx, [name, subject]: Use, now: Date): Promise<void> {
  await forgetAttempts(trx, now);
  await insertAttempts(trx, [{ key: keyOf(name, subject), attempted_at: now.getTime() }]);
}

/** Deletes attempts that no limit counts any more, within a night, since they name addresses. */
export async function forgetAttempts(trx: Trx, now: Date): Promise<void> {
  await deleteAttemptsBefore(trx, now.getTime() - LONGEST_WINDOW);
}

function keyOf(name: LimitName, subject: string): string {
  return `${name}:${subject}`;
}

/** When one more attempt fits: now, or once earlier ones, future slots included, leave the window. */
export async function findSlot(reader: Reader, clock: Clock, [name, subject]: Use): Promise<Date> {
  const { max, windowMs } = limits[name];
  const now = clock.now().getTime();
  const attempts = await listAttempts(reader, keyOf(name, subject), now - windowMs);
  return new Date(Math.max(now, (attempts.at(-max) ?? 0) + windowMs));
}

/** Books the next free slot for an attempt that must wait. Attempts that may be refused use `spend` instead. */
export async function takeSlot(trx: Trx, clock: Clock, use: Use): Promise<Date> {
  const slot = await findSlot(trx, clock, use);
  await insertAttempts(trx, [{ key: keyOf(...use), attempted_at: slot.getTime() }]);
  return slot;
}
