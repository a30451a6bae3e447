import { createHmac, hkdfSync } from 'node:crypto';
import { emailKey } from '@approdo/shared/domain/account/email';
import { z } from 'zod';
import type { OpenKept } from '../../../adapters/kept-values.ts';

const KEY_BYTES = 32;

const erasedAddresses = z.object({
  /** By the hash of the address, the instant up to which all of it was erased. */
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
 * Which addresses were erased and when, as HMAC-SHA-256 under a secret of the house: nobody reads an address there, and no archive has the
 * list. It stands beside the database, as the ids of ended proofs do, so that no restore brings back from before what was erased.
 */
export function openErasedAddresses({ openKept, secret }: ErasedNeeds) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'approdo: erased addresses', KEY_BYTES));
  const kept = openKept<Kept>({ name: 'erased-addresses.json', shape: erasedAddresses, fallback: { addresses: {} } });

  const hashOf = (email: string) => createHmac('sha256', key).update(emailKey(email)).digest('hex');

  async function put(hash: string, at: string | undefined): Promise<void> {
    await kept.change(({ addresses: { [hash]: _, ...others } }) => ({
      addresses: at === undefined ? others : { ...others, [hash]: at },
    }));
  }

  return {
    hashOf,

    /** By hash. */
    read: async (): Promise<ReadonlyMap<string, string>> => new Map(Object.entries((await kept.read()).addresses)),

    /** Answers with what takes it back, for an erasure that comes to nothing after all. */
    async add(email: string, at: Date): Promise<() => Promise<void>> {
      const hash = hashOf(email);
      const before = (await kept.read()).addresses[hash];
      await put(hash, at.toISOString());
      return () => put(hash, before);
    },
  };
}
