import type { z } from 'zod';
import type { OpenKept } from './kept-values.ts';
import { createSeal, type Sealed, sealed } from './seal.ts';

type SealedNeeds<Value> = {
  readonly openKept: OpenKept;
  readonly name: string;
  /** See createSeal. */
  readonly secret: string;
  readonly purpose: string;
  readonly shape: z.ZodType<Value>;
};

export type SealedValue<Value> = {
  readonly read: () => Promise<Value | undefined>;
  readonly write: (value: Value) => Promise<void>;
  readonly forget: () => Promise<void>;
  /** Stores the value unless one that can be opened is there already; returns the stored one. */
  readonly keepFirst: (value: Value) => Promise<Value>;
};

/** A stored value, encrypted, such as a secret of another service. */
export function createSealedValue<Value>({ openKept, name, ...how }: SealedNeeds<Value>): SealedValue<Value> {
  const seal = createSeal(how);
  const kept = openKept<Sealed | null>({ name, shape: sealed.nullable(), fallback: null });

  return {
    async read() {
      const value = await kept.read();
      return value ? seal.open(value) : undefined;
    },

    async write(value) {
      await kept.change(() => seal.seal(value));
    },

    async keepFirst(value) {
      const open = (present: Sealed | null) => (present ? seal.open(present) : undefined);
      const now = await kept.change((present) => (open(present) === undefined ? seal.seal(value) : present));
      return open(now) ?? value;
    },

    async forget() {
      await kept.change(() => null);
    },
  };
}
