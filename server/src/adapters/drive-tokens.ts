import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { driveTokens, type TokenStore } from '@approdo/shared/node/drive/tokens';
import { openKeptValue } from '@approdo/shared/node/kept-value';
import { z } from 'zod';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;

/** All in base64. */
const sealed = z.object({ nonce: z.base64(), tag: z.base64(), text: z.base64() });
type Sealed = z.output<typeof sealed>;

type TokensNeeds = {
  /** Outside the generations: a restore neither brings old tokens back nor loses the new ones. */
  readonly file: string;
  /** What the key is derived from; tokens that were kept under another one count as none. */
  readonly secret: string;
};

/** The tokens of the link to Google Drive in a file, encrypted, for this account of the machine alone. */
export function createDriveTokens({ file, secret }: TokensNeeds): TokenStore {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'approdo: Google Drive', KEY_BYTES));
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
        return driveTokens.safeParse(open(value)).data;
      } catch {
        return undefined;
      }
    },

    async write(tokens) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const text = Buffer.concat([cipher.update(JSON.stringify(tokens)), cipher.final()]);
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
