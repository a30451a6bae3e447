import type { KeptValue } from '@approdo/shared/node/kept-value';
import { z } from 'zod';
import type { OpenKept } from './kept-values.ts';
import { type RegisterKey, understandKey } from './register-key.ts';
import { createSeal, sealed } from './seal.ts';

/** Stores the key of the guest register, outside all archives and unaffected by restores. */
export type RegisterKeyPlace = {
  /** Undefined if none is stored, or none that can be read. */
  readonly read: () => Promise<RegisterKey | undefined>;
  /** Replaces `before` (undefined: none) with the key, unless another was stored meanwhile; returns the stored key. */
  readonly put: (key: RegisterKey, before: RegisterKey | undefined) => Promise<RegisterKey>;
  /** Undoes a `put`: restores `before`, unless another key was stored meanwhile. */
  readonly putBack: (before: RegisterKey | undefined, key: RegisterKey) => Promise<void>;
};

const NAME = 'register-key';

/** Stores it in a file beside the generations, readable only by the file's owner and synced before `put` resolves. */
export function keepKeyInFile(openKept: OpenKept): RegisterKeyPlace {
  return keepKey(openKept<string | null>({ name: NAME, shape: z.string().max(200).nullable(), fallback: null }), {
    close: (key) => key.written,
    open: (written) => written,
  });
}

/** Stores it sealed in a row that processes share and no archive has; of keys made concurrently the first one stays. */
export function keepKeyInRow(openKept: OpenKept, secret: string): RegisterKeyPlace {
  const seal = createSeal({ secret, purpose: 'approdo: register key', shape: z.string().max(200) });
  return keepKey(openKept({ name: NAME, shape: sealed.nullable(), fallback: null }), {
    close: (key) => seal.seal(key.written),
    open: (present) => seal.open(present),
  });
}

type Form<Kept> = {
  readonly close: (key: RegisterKey) => Kept;
  readonly open: (kept: Kept) => string | undefined;
};

function keepKey<Kept>(kept: KeptValue<Kept | null>, { close, open }: Form<Kept>): RegisterKeyPlace {
  function understand(present: Kept | null): RegisterKey | undefined {
    const written = present === null ? undefined : open(present);
    return written === undefined ? undefined : understandKey(written);
  }
  return {
    read: async () => understand(await kept.read()),
    put: async (key, before) =>
      understand(await kept.change((present) => (isSame(understand(present), before) ? close(key) : present))) ?? key,
    async putBack(before, key) {
      await kept.change((present) => {
        if (!isSame(understand(present), key)) return present;
        return before ? close(before) : null;
      });
    },
  };
}

/** A key fixed by the operator's configuration: it is neither created nor changed here. */
export function fixKey(key: RegisterKey): RegisterKeyPlace {
  return { read: async () => key, put: async () => key, putBack: async () => undefined };
}

function isSame(one: RegisterKey | undefined, other: RegisterKey | undefined): boolean {
  return one?.fingerprint === other?.fingerprint;
}
