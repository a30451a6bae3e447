import type { Clock } from '../../../../adapters/clock.ts';
import { constantTimeEqual, deriveKey, hmacSha256, sha256 } from '../../../../adapters/digest.ts';
import { drawBytes } from '../../../../adapters/random.ts';
import type { Trx } from '../../../../db/transaction.ts';
import { deleteUsedChallenges, insertUsedChallenge } from './passkeys.repository.ts';

/** KEYS.md, 3. */
export const CHALLENGE_MS = 5 * 60_000;

const RANDOM_BYTES = 16;
const INSTANT_BYTES = 6;
const UNSIGNED_BYTES = RANDOM_BYTES + INSTANT_BYTES;
/** What HMAC-SHA-256 adds to them, in base64url. */
const WRITTEN = /^[\w-]{72}$/;

/** What a challenge is for; at sign-in it is not known yet whose account it is. */
export type Purpose = { readonly is: 'sign in' } | { readonly is: 'prove' | 'add'; readonly userId: string };

type ChallengesNeeds = {
  readonly clock: Clock;
  /** What the key is derived from. */
  readonly secret: string;
  /** The origin of the house: another house's challenges are none, even where both have one secret. */
  readonly origin: string;
};

export type Challenges = ReturnType<typeof createChallenges>;

/** Challenges that say themselves until when they are good, so that asking for one writes nothing. */
export function createChallenges({ clock, secret, origin }: ChallengesNeeds) {
  const key = deriveKey(secret, 'approdo: challenges of passkeys');

  function sign(unsigned: Uint8Array, purpose: Purpose): Buffer {
    const about = JSON.stringify([origin, purpose.is, 'userId' in purpose ? purpose.userId : null]);
    return hmacSha256(key, Buffer.concat([unsigned, Buffer.from(about)]));
  }

  return {
    /** In base64url; good for five minutes, once, for that alone. */
    make(purpose: Purpose): string {
      const unsigned = Buffer.alloc(UNSIGNED_BYTES);
      drawBytes(RANDOM_BYTES).copy(unsigned);
      unsigned.writeUIntBE(clock.now().getTime() + CHALLENGE_MS, RANDOM_BYTES, INSTANT_BYTES);
      return Buffer.concat([unsigned, sign(unsigned, purpose)]).toString('base64url');
    },

    /** Whether it was made here for that, and is still good; whether it was used is told by `use`. */
    isGood(challenge: string, purpose: Purpose): boolean {
      if (!WRITTEN.test(challenge)) return false;
      const bytes = Buffer.from(challenge, 'base64url');
      const isOurs = constantTimeEqual(
        bytes.subarray(UNSIGNED_BYTES),
        sign(bytes.subarray(0, UNSIGNED_BYTES), purpose),
      );
      return isOurs && clock.now().getTime() < endOf(bytes);
    },

    /** Uses up a good one; false where it was used before, or is over by now. */
    async use(trx: Trx, challenge: string): Promise<boolean> {
      const now = clock.now();
      await forgetUsedChallenges(trx, now);
      const bytes = Buffer.from(challenge, 'base64url');
      if (now.getTime() >= endOf(bytes)) return false;
      const used = { challenge_hash: sha256(bytes), expires_at: new Date(endOf(bytes)).toISOString() };
      return await insertUsedChallenge(trx, used);
    },
  };
}

/** Forgets used challenges five minutes after their end, since the clock of another process of the house may be behind. */
export async function forgetUsedChallenges(trx: Trx, now: Date): Promise<void> {
  await deleteUsedChallenges(trx, new Date(now.getTime() - CHALLENGE_MS).toISOString());
}

/** Milliseconds since the epoch. */
function endOf(challenge: Buffer): number {
  return challenge.readUIntBE(RANDOM_BYTES, INSTANT_BYTES);
}
