import type { KeptValue } from '@approdo/shared/node/kept-value';
import { z } from 'zod';
import type { OpenKept } from './kept-values.ts';
import { type RegisterKey, understandKey } from './register-key.ts';
import { createSeal, sealed } from './seal.ts';

/** Where a house keeps the key of its register: in no archive, and beyond all restores. */
export type RegisterKeyPlace = {
  /** Undefined where none is kept, or none that can be read. */
  readonly read: () => Promise<RegisterKey | undefined>;
  /** This one in the place of that, undefined for none: unless another is there by now. Answers with the one that is kept then. */
  readonly put: (key: RegisterKey, before: RegisterKey | undefined) => Promise<RegisterKey>;
  /** What was there before that one was put, unless another is there by now. */
  readonly putBack: (before: RegisterKey | undefined, key: RegisterKey) => Promise<void>;
};

const NAME = 'register-key';

/** In a file beside the generations, readable for its owner alone and on disk before `put` is done. */
export function keepKeyInFile(openKept: OpenKept): RegisterKeyPlace {
  return keepKey(openKept<string | null>({ name: NAME, shape: z.string().max(200).nullable(), fallback: null }), {
    close: (key) => key.written,
    open: (written) => written,
  });
}

/** In a row that several processes share and no archive has, itself sealed: the first of those that are made at once stays. */
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

/** By whoever runs the site: it is neither made nor changed here. */
export function fixKey(key: RegisterKey): RegisterKeyPlace {
  return { read: async () => key, put: async () => key, putBack: async () => undefined };
}

function isSame(one: RegisterKey | undefined, other: RegisterKey | undefined): boolean {
  return one?.fingerprint === other?.fingerprint;
}
