import type { z } from 'zod';
import { createSeal, type Sealed, sealed } from './seal.ts';
import type { OpenStoredValue } from './stored-values.ts';

type SealedNeeds<Value> = {
  readonly openStoredValue: OpenStoredValue;
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
  readonly writeIfAbsent: (value: Value) => Promise<Value>;
};

/** A stored value, encrypted, such as a secret of another service. */
export function createSealedValue<Value>({ openStoredValue, name, ...how }: SealedNeeds<Value>): SealedValue<Value> {
  const seal = createSeal(how);
  const stored = openStoredValue<Sealed | null>({ name, shape: sealed.nullable(), fallback: null });

  return {
    async read() {
      const value = await stored.read();
      return value ? seal.open(value) : undefined;
    },

    async write(value) {
      await stored.change(() => seal.seal(value));
    },

    async writeIfAbsent(value) {
      const open = (present: Sealed | null) => (present ? seal.open(present) : undefined);
      const now = await stored.change((present) => (open(present) === undefined ? seal.seal(value) : present));
      return open(now) ?? value;
    },

    async forget() {
      await stored.change(() => null);
    },
  };
}
