import { openKeptValue } from '@approdo/shared/node/kept-value';
import type { z } from 'zod';
import { createSeal, type Sealed, sealed } from './seal.ts';

type SealedNeeds<Value> = {
  /** Outside the generations: no backup has it, and a restore neither brings an old one back nor loses the new one. */
  readonly file: string;
  /** As createSeal has them. */
  readonly secret: string;
  readonly purpose: string;
  readonly shape: z.ZodType<Value>;
};

export type SealedValue<Value> = {
  readonly read: () => Promise<Value | undefined>;
  readonly write: (value: Value) => Promise<void>;
  readonly forget: () => Promise<void>;
};

/** A secret of another service in a file, encrypted, for this account of the machine alone. */
export function createSealedValue<Value>({ file, ...how }: SealedNeeds<Value>): SealedValue<Value> {
  const seal = createSeal(how);
  const kept = openKeptValue<Sealed | null>({ file, shape: sealed.nullable(), fallback: null });

  return {
    async read() {
      const value = kept.read();
      return value ? seal.open(value) : undefined;
    },

    async write(value) {
      await kept.change(() => seal.seal(value));
    },

    async forget() {
      await kept.change(() => null);
    },
  };
}
