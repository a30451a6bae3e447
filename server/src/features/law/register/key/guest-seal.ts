import { NONCE_BYTES, TAG_BYTES } from '@approdo/shared/domain/law/register/sealed-length';
import { decrypt, encrypt } from '../../../../adapters/aes-gcm.ts';
import { deriveKey, hmacSha256 } from '../../../../adapters/digest.ts';
import type { RegisterKey } from '../../../../adapters/register-key.ts';

/** Encrypts and marks with the property's key. A sealed text is base64 of nonce, tag and ciphertext, in this order. */
export type GuestSeal = ReturnType<typeof createGuestSeal>;

/** What a text belongs to, bound to its ciphertext: `register:{guestId}:identity`, `receipt:{transmissionId}`. */
type About = `register:${string}:${'identity' | 'rest'}` | `receipt:${string}`;

export function createGuestSeal({ bytes: key, fingerprint }: RegisterKey) {
  const markKey = deriveKey(key, 'approdo: what was told of guests');

  return {
    /** The key's fingerprint, stored with each sealed text. */
    fingerprint,

    seal(plain: Uint8Array | string, about: About): string {
      const { nonce, tag, text } = encrypt(key, plain, about);
      return Buffer.concat([nonce, tag, text]).toString('base64');
    },

    /** Throws under another key, with another subject, or if the text was altered. */
    open(sealed: string, about: About): Buffer {
      const all = Buffer.from(sealed, 'base64');
      const [nonce, rest] = [all.subarray(0, NONCE_BYTES), all.subarray(NONCE_BYTES)];
      return decrypt(key, { nonce, tag: rest.subarray(0, TAG_BYTES), text: rest.subarray(TAG_BYTES) }, about);
    },

    /** A mark that shows a later change of the content but reveals none of it: `{fingerprint}:{HMAC-SHA256}`. */
    mark(content: unknown): string {
      return `${fingerprint}:${hmacSha256(markKey, JSON.stringify(content)).toString('base64url')}`;
    },

    /** Whether a mark was made with this key; marks of another key cannot be compared. */
    canCompare(mark: string): boolean {
      return mark.startsWith(`${fingerprint}:`);
    },
  };
}
