import { z } from 'zod';
import { decrypt, encrypt } from './aes-gcm.ts';
import { deriveKey } from './digest.ts';

/** An encrypted value; all fields in base64. */
export const sealed = z.object({ nonce: z.base64(), tag: z.base64(), text: z.base64() });
export type Sealed = z.output<typeof sealed>;

type SealNeeds<Value> = {
  /** The key is derived from it; values sealed under another secret cannot be opened. */
  readonly secret: string;
  /** What the values are for; each purpose has a key of its own. */
  readonly purpose: string;
  readonly shape: z.ZodType<Value>;
};

export type Seal<Value> = {
  /** `about` names the owner of the value if a purpose has many; it is authenticated, and needed again to open. */
  readonly seal: (value: Value, about?: string) => Sealed;
  /** Undefined if it was sealed with another secret or `about`, or was changed. */
  readonly open: (sealed: Sealed, about?: string) => Value | undefined;
};

/** Encrypts values for storage in a file or a column (AES-256-GCM under an HKDF key). */
export function createSeal<Value>({ secret, purpose, shape }: SealNeeds<Value>): Seal<Value> {
  const key = deriveKey(secret, purpose);

  return {
    seal(value, about = '') {
      const { nonce, tag, text } = encrypt(key, JSON.stringify(value), about);
      return { nonce: toBase64(nonce), tag: toBase64(tag), text: toBase64(text) };
    },

    open({ nonce, tag, text }, about = '') {
      try {
        const plain = decrypt(key, { nonce: ofBase64(nonce), tag: ofBase64(tag), text: ofBase64(text) }, about);
        return shape.safeParse(JSON.parse(plain.toString())).data;
      } catch {
        return undefined;
      }
    },
  };
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}

function ofBase64(text: string): Buffer {
  return Buffer.from(text, 'base64');
}
