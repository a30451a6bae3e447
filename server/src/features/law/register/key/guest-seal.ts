import { NONCE_BYTES, TAG_BYTES } from '@approdo/shared/domain/law/register/sealed-length';
import { decrypt, encrypt } from '../../../../adapters/aes-gcm.ts';
import { deriveKey, hmacSha256 } from '../../../../adapters/digest.ts';
import type { RegisterKey } from '../../../../adapters/register-key.ts';

/** What the house's key encrypts and marks. A text is base64 of nonce, tag and what is encrypted, one after the other. */
export type GuestSeal = ReturnType<typeof createGuestSeal>;

/** Whose a text is, and which of hers: `register:{guestId}:identity`, `receipt:{transmissionId}`. It opens about the same alone. */
type About = `register:${string}:${'identity' | 'rest'}` | `receipt:${string}`;

export function createGuestSeal({ bytes: key, fingerprint }: RegisterKey) {
  const markKey = deriveKey(key, 'approdo: what was told of guests');

  return {
    /** Of the key: what is sealed says which one opens it. */
    fingerprint,

    seal(plain: Uint8Array | string, about: About): string {
      const { nonce, tag, text } = encrypt(key, plain, about);
      return Buffer.concat([nonce, tag, text]).toString('base64');
    },

    /** Throws under another key, about another, or where it is no longer what it was. */
    open(sealed: string, about: About): Buffer {
      const all = Buffer.from(sealed, 'base64');
      const [nonce, rest] = [all.subarray(0, NONCE_BYTES), all.subarray(NONCE_BYTES)];
      return decrypt(key, { nonce, tag: rest.subarray(0, TAG_BYTES), text: rest.subarray(TAG_BYTES) }, about);
    },

    /** By which a change of what was said shows, and nothing of it: `{fingerprint}:{HMAC-SHA256}`. */
    mark(said: unknown): string {
      return `${fingerprint}:${hmacSha256(markKey, JSON.stringify(said)).toString('base64url')}`;
    },

    /** Whether a mark is of this key: of another nobody can tell whether what was said is still so. */
    canCompare(mark: string): boolean {
      return mark.startsWith(`${fingerprint}:`);
    },
  };
}
