import { createHmac, hkdfSync } from 'node:crypto';
import { emailKey } from '@approdo/shared/domain/account/email';
import { z } from 'zod';
import type { OpenKept } from '../../../adapters/kept-values.ts';

const KEY_BYTES = 32;

const erasedAddresses = z.object({
  /** By the hash of an address, or of the id of an account, the instant up to which all of it was erased. */
  addresses: z.record(z.string().regex(/^[0-9a-f]{64}$/), z.iso.datetime()),
});
type Kept = Readonly<z.output<typeof erasedAddresses>>;

type ErasedNeeds = {
  readonly openKept: OpenKept;
  /** Of the house; at least 32 bytes. */
  readonly secret: string;
};

export type ErasedAddresses = ReturnType<typeof openErasedAddresses>;

/**
 * Which addresses and accounts were erased and when, as HMAC-SHA-256 under a secret of the house: nobody reads an address there, and no archive has the
 * list. It stands beside the database, as the ids of ended proofs do, so that no restore brings back from before what was erased.
 */
export function openErasedAddresses({ openKept, secret }: ErasedNeeds) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'approdo: erased addresses', KEY_BYTES));
  const kept = openKept<Kept>({ name: 'erased-addresses.json', shape: erasedAddresses, fallback: { addresses: {} } });

  /** Of an address in any spelling, or of the id of an account. */
  const hashOf = (name: string) => createHmac('sha256', key).update(emailKey(name)).digest('hex');

  async function put(instants: ReadonlyMap<string, string | undefined>): Promise<void> {
    await kept.change(({ addresses }) => {
      const changed = { ...addresses, ...Object.fromEntries(instants) };
      return {
        addresses: Object.fromEntries(Object.entries(changed).flatMap(([hash, at]) => (at ? [[hash, at]] : []))),
      };
    });
  }

  return {
    hashOf,

    /** By hash. */
    read: async (): Promise<ReadonlyMap<string, string>> => new Map(Object.entries((await kept.read()).addresses)),

    /** Answers with what takes it back, for an erasure that comes to nothing after all. */
    async add(names: readonly string[], at: Date): Promise<() => Promise<void>> {
      const { addresses } = await kept.read();
      const hashes = names.map(hashOf);
      await put(new Map(hashes.map((hash) => [hash, at.toISOString()])));
      return () => put(new Map(hashes.map((hash) => [hash, addresses[hash]])));
    },
  };
}
