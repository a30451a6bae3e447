import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { openKeptValue } from '@approdo/shared/node/kept-value';
import { z } from 'zod';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;

/** All in base64. */
const sealed = z.object({ nonce: z.base64(), tag: z.base64(), text: z.base64() });
type Sealed = z.output<typeof sealed>;

type SealedNeeds<Value> = {
  /** Outside the generations: no backup has it, and a restore neither brings an old one back nor loses the new one. */
  readonly file: string;
  /** What the key is derived from; what was kept under another one counts as none. */
  readonly secret: string;
  /** What is sealed: each has a key of its own. */
  readonly purpose: string;
  readonly shape: z.ZodType<Value>;
};

export type SealedValue<Value> = {
  readonly read: () => Promise<Value | undefined>;
  readonly write: (value: Value) => Promise<void>;
  readonly forget: () => Promise<void>;
};

/** A secret of another service in a file, encrypted, for this account of the machine alone. */
export function createSealedValue<Value>({ file, secret, purpose, shape }: SealedNeeds<Value>): SealedValue<Value> {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  const kept = openKeptValue<Sealed | null>({ file, shape: sealed.nullable(), fallback: null });

  function open({ nonce, tag, text }: Sealed): unknown {
    const decipher = createDecipheriv(CIPHER, key, Buffer.from(nonce, 'base64'));
    decipher.setAuthTag(Buffer.from(tag, 'base64'));
    return JSON.parse(Buffer.concat([decipher.update(text, 'base64'), decipher.final()]).toString());
  }

  return {
    async read() {
      const value = kept.read();
      if (!value) return undefined;
      try {
        return shape.safeParse(open(value)).data;
      } catch {
        return undefined;
      }
    },

    async write(value) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
      await kept.change(() => ({
        nonce: nonce.toString('base64'),
        tag: cipher.getAuthTag().toString('base64'),
        text: text.toString('base64'),
      }));
    },

    async forget() {
      await kept.change(() => null);
    },
  };
}
