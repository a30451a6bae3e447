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
};

const NAME = 'register-key';

/** In a file beside the generations, readable for its owner alone and on disk before `put` is done. */
export function keepKeyInFile(openKept: OpenKept): RegisterKeyPlace {
  const kept = openKept<string | null>({ name: NAME, shape: z.string().max(200).nullable(), fallback: null });
  const understand = (written: string | null) => (written === null ? undefined : understandKey(written));
  return {
    read: async () => understand(await kept.read()),
    put: async (key, before) =>
      understand(await kept.change((present) => (isSame(understand(present), before) ? key.written : present))) ?? key,
  };
}

/** In a row that several processes share and no archive has, itself sealed: the first of those that are made at once stays. */
export function keepKeyInRow(openKept: OpenKept, secret: string): RegisterKeyPlace {
  const seal = createSeal({ secret, purpose: 'approdo: register key', shape: z.string().max(200) });
  const kept = openKept({ name: NAME, shape: sealed.nullable(), fallback: null });
  const understand = (present: z.output<typeof sealed> | null) => {
    const written = present ? seal.open(present) : undefined;
    return written === undefined ? undefined : understandKey(written);
  };
  return {
    read: async () => understand(await kept.read()),
    put: async (key, before) =>
      understand(
        await kept.change((present) => (isSame(understand(present), before) ? seal.seal(key.written) : present)),
      ) ?? key,
  };
}

/** By whoever runs the site: it is neither made nor changed here. */
export function fixKey(key: RegisterKey): RegisterKeyPlace {
  return { read: async () => key, put: async () => key };
}

function isSame(one: RegisterKey | undefined, other: RegisterKey | undefined): boolean {
  return one?.fingerprint === other?.fingerprint;
}
