import type { StoredValue } from '@approdo/shared/node/stored-value';
import { z } from 'zod';
import { parseRegisterKey, type RegisterKey } from './register-key.ts';
import { createSeal, sealed } from './seal.ts';
import type { OpenStoredValue } from './stored-values.ts';

/** Stores the key of the guest register, outside all archives and unaffected by restores. */
export type RegisterKeyStore = {
  /** Undefined if none is stored, or none that can be read. */
  readonly read: () => Promise<RegisterKey | undefined>;
  /** Replaces `before` (undefined: none) with the key, unless another was stored meanwhile; returns the stored key. */
  readonly put: (key: RegisterKey, before: RegisterKey | undefined) => Promise<RegisterKey>;
  /** Undoes a `put`: restores `before`, unless another key was stored meanwhile. */
  readonly putBack: (before: RegisterKey | undefined, key: RegisterKey) => Promise<void>;
};

const NAME = 'register-key';

/** Stores it in a file beside the generations, readable only by the file's owner and synced before `put` resolves. */
export function createFileKeyStore(openStoredValue: OpenStoredValue): RegisterKeyStore {
  return createKeyStore(
    openStoredValue<string | null>({ name: NAME, shape: z.string().max(200).nullable(), fallback: null }),
    {
      close: (key) => key.written,
      open: (written) => written,
    },
  );
}

/** Stores it sealed in a row that processes share and no archive has; of keys made concurrently the first one stays. */
export function createRowKeyStore(openStoredValue: OpenStoredValue, secret: string): RegisterKeyStore {
  const seal = createSeal({ secret, purpose: 'approdo: register key', shape: z.string().max(200) });
  return createKeyStore(openStoredValue({ name: NAME, shape: sealed.nullable(), fallback: null }), {
    close: (key) => seal.seal(key.written),
    open: (present) => seal.open(present),
  });
}

type Form<Stored> = {
  readonly close: (key: RegisterKey) => Stored;
  readonly open: (stored: Stored) => string | undefined;
};

function createKeyStore<Stored>(stored: StoredValue<Stored | null>, { close, open }: Form<Stored>): RegisterKeyStore {
  function parse(present: Stored | null): RegisterKey | undefined {
    const written = present === null ? undefined : open(present);
    return written === undefined ? undefined : parseRegisterKey(written);
  }
  return {
    read: async () => parse(await stored.read()),
    put: async (key, before) =>
      parse(await stored.change((present) => (isSame(parse(present), before) ? close(key) : present))) ?? key,
    async putBack(before, key) {
      await stored.change((present) => {
        if (!isSame(parse(present), key)) return present;
        return before ? close(before) : null;
      });
    },
  };
}

/** A key fixed by the operator's configuration: it is neither created nor changed here. */
export function createFixedKeyStore(key: RegisterKey): RegisterKeyStore {
  return { read: async () => key, put: async () => key, putBack: async () => undefined };
}

function isSame(one: RegisterKey | undefined, other: RegisterKey | undefined): boolean {
  return one?.fingerprint === other?.fingerprint;
}
