import { emailKey } from '@approdo/shared/domain/base/email';
import { z } from 'zod';
import { hmacSha256 } from '../../../../adapters/digest.ts';
import { makeToken } from '../../../../adapters/secret-token.ts';
import type { OpenStoredValue } from '../../../../adapters/stored-values.ts';
import { listFingerprints, openErasureKeys } from './erasure-keys.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const erasedAddresses = z.object({
  /** By the hash of an address or an account's id: the instant up to which its data was erased. */
  addresses: z.record(hash, z.iso.datetime()),
  /** By the same hash: the fingerprint of the key that it was made with. */
  keyOf: z.record(hash, z.string().max(64)).default({}),
});
type StoredErasures = Readonly<z.output<typeof erasedAddresses>>;

const NONE: StoredErasures = { addresses: {}, keyOf: {} };

type ErasedNeeds = {
  readonly openStoredValue: OpenStoredValue;
  /** The property's secret: entries from before there were keys are hashed with a key derived from it. */
  readonly secret: string;
};

export type ErasedAddresses = ReturnType<typeof openErasedAddresses>;

/**
 * Which addresses and accounts were erased, and when, as HMAC-SHA-256 under a key of its own: no address can be read
 * from it, no archive has the list or the key, and a new secret of the property loses no entry. It is stored beside the
 * database, like the ids of ended proofs, so that no restore brings back what was erased.
 */
export function openErasedAddresses({ openStoredValue, secret }: ErasedNeeds) {
  const stored = openList(openStoredValue);
  const keys = openErasureKeys({ openStoredValue, secret, generateKey: makeToken });

  const isOlder = ({ keyOf }: StoredErasures, one: string) => keyOf[one] === undefined;

  /** The list and all keys; entries that name no key were hashed with the one derived from the secret. */
  async function load() {
    const present = await stored.read();
    const older = Object.keys(present.addresses).filter((one) => isOlder(present, one));
    if (older.length === 0) return { present, known: await keys.read() };
    const known = await keys.readWithOlder();
    const named = Object.fromEntries(older.map((one) => [one, known.older]));
    return { present: await stored.change((now) => ({ ...now, keyOf: { ...named, ...now.keyOf } })), known };
  }

  function hashWith(key: string, name: string): string {
    return hmacSha256(Buffer.from(key, 'base64url'), emailKey(name)).toString('hex');
  }

  async function put(changes: ReadonlyMap<string, Entry | undefined>): Promise<void> {
    await stored.change(({ addresses, keyOf }) => {
      const next = { addresses: { ...addresses }, keyOf: { ...keyOf } };
      for (const [one, entry] of changes) {
        delete next.addresses[one];
        delete next.keyOf[one];
        if (entry) [next.addresses[one], next.keyOf[one]] = [entry.at, entry.key];
      }
      return next;
    });
  }

  return {
    /** The hash of an address in any spelling, or of an account's id. */
    hashOf: async (name: string): Promise<string> => hashWith((await keys.read()).first.key, name),

    /** A lookup of the instant up to which a name was erased, by any key known here; undefined if nobody was erased. */
    async read(): Promise<((name: string) => string | undefined) | undefined> {
      const { present, known } = await load();
      if (Object.keys(present.addresses).length === 0) return undefined;
      return (name) =>
        known.all
          .flatMap(({ key }) => present.addresses[hashWith(key, name)] ?? [])
          .toSorted()
          .at(-1);
    },

    countUnread: (after: string): Promise<number> => countUnreadErasures(openStoredValue, after),

    /** Adds names; returns what takes them back if the erasure fails after all. */
    async add(names: readonly string[], at: Date): Promise<() => Promise<void>> {
      const { present, known } = await load();
      const hashes = names.map((name) => hashWith(known.first.key, name));
      const entry = { at: at.toISOString(), key: known.first.fingerprint };
      await put(new Map(hashes.map((one) => [one, entry])));
      return () => put(new Map(hashes.map((one) => [one, entryOf(present, one)])));
    },
  };
}

function openList(openStoredValue: OpenStoredValue) {
  return openStoredValue<StoredErasures>({ name: 'erased-addresses.json', shape: erasedAddresses, fallback: NONE });
}

/** How many erasures after an instant can no longer be read, because their key is gone. */
export async function countUnreadErasures(openStoredValue: OpenStoredValue, after: string): Promise<number> {
  const { addresses, keyOf } = await openList(openStoredValue).read();
  const fingerprints = await listFingerprints(openStoredValue);
  const isUnread = (key: string | undefined) => key !== undefined && !fingerprints.includes(key);
  const unread = Object.entries(addresses).filter(([one, at]) => at > after && isUnread(keyOf[one]));
  return new Set(unread.map(([, at]) => at)).size;
}

type Entry = { readonly at: string; readonly key: string };

function entryOf({ addresses, keyOf }: StoredErasures, one: string): Entry | undefined {
  const at = addresses[one];
  return at === undefined ? undefined : { at, key: keyOf[one] ?? '' };
}
