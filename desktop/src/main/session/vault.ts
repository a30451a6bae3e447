import { openStoredFile } from '@approdo/shared/node/stored-value';
import { z } from 'zod';
import type { Encryption } from './encryption.ts';

/** This installation's secrets by name, in a file that only this user of this computer can read. */
export type Vault = {
  readonly find: (name: string) => Promise<string | undefined>;
  /** False, and nothing is saved, if the system has no keychain. */
  readonly save: (name: string, secret: string) => Promise<boolean>;
  readonly drop: (name: string) => Promise<void>;
  /** Whether a secret could be saved. */
  readonly isOpen: () => Promise<boolean>;
};

/** Each name with its secret, encrypted, in base64. */
const contents = z.record(z.string(), z.base64());
type Contents = z.output<typeof contents>;

export function createVault({ file, encryption }: { readonly file: string; readonly encryption: Encryption }): Vault {
  // An unreadable file counts as empty: one signs in again.
  const stored = openStoredFile<Contents>({ file, shape: contents, fallback: {} });

  return {
    find: async (name) => {
      // Waits for a save in progress, so that it counts.
      const present = await stored.change((same) => same);
      const secret = Object.hasOwn(present, name) ? present[name] : undefined;
      return secret === undefined ? undefined : encryption.decrypt(Buffer.from(secret, 'base64'));
    },
    save: async (name, secret) => {
      const encrypted = await encryption.encrypt(secret);
      if (!encrypted) return false;
      await stored.change((present) => ({ ...present, [name]: encrypted.toString('base64') }));
      return true;
    },
    drop: async (name) => {
      await stored.change(({ [name]: _dropped, ...rest }) => rest);
    },
    isOpen: async () => (await encryption.encrypt('')) !== undefined,
  };
}
