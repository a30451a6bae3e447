import type { SafeStorage } from '../electron-surface.ts';

/** Encryption that only this user of this computer can undo. */
export type Encryption = {
  /** Undefined if the result would be as good as plain text. */
  readonly encrypt: (text: string) => Promise<Buffer | undefined>;
  /** Undefined if it was not encrypted here, or its key is gone. */
  readonly decrypt: (secret: Buffer) => Promise<string | undefined>;
};

/** Chromium's prefix, on Linux, for what it encrypts with a password from its own source code. */
const FIXED_PASSWORD_MARK = 'v10';

/** The keychain of the system behind Electron's `safeStorage`. Only after the app is ready. */
export function createEncryption(safeStorage: SafeStorage, platform: NodeJS.Platform): Encryption {
  async function isSafe(): Promise<boolean> {
    if (!(await safeStorage.isAsyncEncryptionAvailable())) return false;
    if (platform !== 'linux') return true;
    const backend = safeStorage.getSelectedStorageBackend();
    return backend !== 'basic_text' && backend !== 'unknown';
  }

  return {
    encrypt: async (text) => {
      if (!(await isSafe())) return undefined;
      const secret = await safeStorage.encryptStringAsync(text);
      const isObfuscated = platform === 'linux' && secret.subarray(0, 3).toString('latin1') === FIXED_PASSWORD_MARK;
      return isObfuscated ? undefined : secret;
    },
    decrypt: async (secret) => {
      try {
        return (await safeStorage.decryptStringAsync(secret)).result;
      } catch {
        return undefined;
      }
    },
  };
}
