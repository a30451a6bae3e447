import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;

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
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));

  function decrypt({ nonce, tag, text }: Sealed, about: string): unknown {
    const decipher = createDecipheriv(CIPHER, key, Buffer.from(nonce, 'base64'));
    decipher.setAAD(Buffer.from(about));
    decipher.setAuthTag(Buffer.from(tag, 'base64'));
    return JSON.parse(Buffer.concat([decipher.update(text, 'base64'), decipher.final()]).toString());
  }

  return {
    seal(value, about = '') {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      cipher.setAAD(Buffer.from(about));
      const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
      return {
        nonce: nonce.toString('base64'),
        tag: cipher.getAuthTag().toString('base64'),
        text: text.toString('base64'),
      };
    },

    open(value, about = '') {
      try {
        return shape.safeParse(decrypt(value, about)).data;
      } catch {
        return undefined;
      }
    },
  };
}
