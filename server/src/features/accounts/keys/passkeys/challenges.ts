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
/** The length that an HMAC-SHA-256 gives them, in base64url. */
const WRITTEN = /^[\w-]{72}$/;

/** A challenge's purpose; at sign-in the account is not known yet. */
export type Purpose = { readonly is: 'sign in' } | { readonly is: 'prove' | 'add'; readonly userId: string };

type ChallengesNeeds = {
  readonly clock: Clock;
  /** The secret that the key is derived from. */
  readonly secret: string;
  /** The site's origin: another site's challenges are invalid, even with the same secret. */
  readonly origin: string;
};

export type Challenges = ReturnType<typeof createChallenges>;

/** Challenges that contain their own expiry, so that issuing one writes nothing. */
export function createChallenges({ clock, secret, origin }: ChallengesNeeds) {
  const key = deriveKey(secret, 'approdo: challenges of passkeys');

  function sign(unsigned: Uint8Array, purpose: Purpose): Buffer {
    const about = JSON.stringify([origin, purpose.is, 'userId' in purpose ? purpose.userId : null]);
    return hmacSha256(key, Buffer.concat([unsigned, Buffer.from(about)]));
  }

  return {
    /** In base64url; valid for five minutes, once, for that purpose only. */
    make(purpose: Purpose): string {
      const unsigned = Buffer.alloc(UNSIGNED_BYTES);
      drawBytes(RANDOM_BYTES).copy(unsigned);
      unsigned.writeUIntBE(clock.now().getTime() + CHALLENGE_MS, RANDOM_BYTES, INSTANT_BYTES);
      return Buffer.concat([unsigned, sign(unsigned, purpose)]).toString('base64url');
    },

    /** Whether it was made here for that purpose, and is still valid; `use` says whether it was used. */
    isGood(challenge: string, purpose: Purpose): boolean {
      if (!WRITTEN.test(challenge)) return false;
      const bytes = Buffer.from(challenge, 'base64url');
      const isOurs = constantTimeEqual(
        bytes.subarray(UNSIGNED_BYTES),
        sign(bytes.subarray(0, UNSIGNED_BYTES), purpose),
      );
      return isOurs && clock.now().getTime() < endOf(bytes);
    },

    /** Uses up a valid one; false if it was used before, or has expired. */
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

/** Forgets used challenges five minutes after they expire, since another process's clock may be behind. */
export async function forgetUsedChallenges(trx: Trx, now: Date): Promise<void> {
  await deleteUsedChallenges(trx, new Date(now.getTime() - CHALLENGE_MS).toISOString());
}

/** Milliseconds since the epoch. */
function endOf(challenge: Buffer): number {
  return challenge.readUIntBE(RANDOM_BYTES, INSTANT_BYTES);
}
