import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { NONCE_BYTES, TAG_BYTES } from '@approdo/shared/domain/law/register/sealed-length';

const CIPHER = 'aes-256-gcm';

/** Encrypted bytes, with the nonce used and the tag that reveals tampering. */
export type Encrypted = { readonly nonce: Uint8Array; readonly tag: Uint8Array; readonly text: Uint8Array };

/** AES-256-GCM under a key of 32 bytes, with a new random nonce each time; `about` is authenticated with it. */
export function encrypt(key: Uint8Array, plain: Uint8Array | string, about: string): Encrypted {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  cipher.setAAD(Buffer.from(about));
  const text = Buffer.concat([cipher.update(Buffer.from(plain)), cipher.final()]);
  return { nonce, tag: cipher.getAuthTag(), text };
}

/** Throws if the key or `about` differs, or the bytes were changed. */
export function decrypt(key: Uint8Array, { nonce, tag, text }: Encrypted, about: string): Buffer {
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(about));
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(text), decipher.final()]);
}
