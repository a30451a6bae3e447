import { z } from 'zod';
import { findText, replaceText } from '../disk/durable-file.ts';
import type { Encryption } from './encryption.ts';

/** The secrets of this installation by name, in a file that only this user of this computer can read. */
export type Vault = {
  readonly find: (name: string) => Promise<string | undefined>;
  /** False where the system has no keychain: nothing is kept then. */
  readonly keep: (name: string, secret: string) => Promise<boolean>;
  readonly drop: (name: string) => Promise<void>;
  /** Whether a secret would be kept. */
  readonly isOpen: () => Promise<boolean>;
};

/** Each name with its secret, encrypted, in base64. */
const contents = z.record(z.string(), z.base64());
type Contents = z.output<typeof contents>;

export function createVault({ file, encryption }: { readonly file: string; readonly encryption: Encryption }): Vault {
  let lastChange: Promise<unknown> = Promise.resolve();

  /** One change after another, so that none writes over what another wrote. */
  function change(next: (present: Contents) => Contents): Promise<void> {
    const done = lastChange.then(async () => replaceText(file, JSON.stringify(next(await read()))));
    lastChange = done.catch(() => undefined);
    return done;
  }

  /** A file that cannot be understood holds nothing: one signs in again. */
  async function read(): Promise<Contents> {
    const text = await findText(file);
    if (text === undefined) return {};
    try {
      return contents.parse(JSON.parse(text));
    } catch {
      return {};
    }
  }

  return {
    find: async (name) => {
      await lastChange;
      const present = await read();
      const secret = Object.hasOwn(present, name) ? present[name] : undefined;
      return secret === undefined ? undefined : encryption.decrypt(Buffer.from(secret, 'base64'));
    },
    keep: async (name, secret) => {
      const encrypted = await encryption.encrypt(secret);
      if (!encrypted) return false;
      await change((present) => ({ ...present, [name]: encrypted.toString('base64') }));
      return true;
    },
    drop: (name) => change(({ [name]: _dropped, ...rest }) => rest),
    isOpen: async () => (await encryption.encrypt('')) !== undefined,
  };
}
