import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SafeStorage } from '../main/electron-surface.ts';

/** Chromium's prefixes for what it encrypts with a system keychain's key, and with its own fixed password. */
const MARKS = { keychain: 'v11', fixedPassword: 'v10' } as const;

const MARK_LENGTH = 3;
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

type Options = {
  readonly isAvailable?: boolean;
  readonly backend?: ReturnType<SafeStorage['getSelectedStorageBackend']>;
  readonly mark?: keyof typeof MARKS;
};

/** A keychain with its own key: what one encrypts, another cannot read. */
export function createKeychain(options: Options = {}): SafeStorage {
  const { isAvailable = true, backend = 'gnome_libsecret', mark = 'keychain' } = options;
  const key = randomBytes(32);
  return {
    isAsyncEncryptionAvailable: async () => isAvailable,
    getSelectedStorageBackend: () => backend,
    encryptStringAsync: async (text) => {
      const nonce = randomBytes(NONCE_LENGTH);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.from(MARKS[mark]), nonce, cipher.getAuthTag(), sealed]);
    },
    decryptStringAsync: async (secret) => {
      const body = secret.subarray(MARK_LENGTH);
      const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, NONCE_LENGTH));
      decipher.setAuthTag(body.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH));
      const text = Buffer.concat([decipher.update(body.subarray(NONCE_LENGTH + TAG_LENGTH)), decipher.final()]);
      return { result: text.toString('utf8') };
    },
  };
}
