import { z } from 'zod';
import { decrypt, encrypt } from './aes-gcm.ts';
import { deriveKey } from './digest.ts';

/** A value that nobody reads without the secret; all in base64. */
export const sealed = z.object({ nonce: z.base64(), tag: z.base64(), text: z.base64() });
export type Sealed = z.output<typeof sealed>;

type SealNeeds<Value> = {
  /** What the key is derived from; what was sealed under another one counts as none. */
  readonly secret: string;
  /** What is sealed: each has a key of its own. */
  readonly purpose: string;
  readonly shape: z.ZodType<Value>;
};

export type Seal<Value> = {
  /** `about` is whose it is, where a purpose has many: it is authenticated with it, and opens with the same alone. */
  readonly seal: (value: Value, about?: string) => Sealed;
  /** Undefined where it was sealed under another secret or about another, or is no longer what it was. */
  readonly open: (sealed: Sealed, about?: string) => Value | undefined;
};

/** Encrypts what is kept of other services (AES-256-GCM under a key of HKDF), whether in a file or in a column. */
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
