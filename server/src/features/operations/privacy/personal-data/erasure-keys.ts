import { z } from 'zod';
import { deriveKey, sha256 } from '../../../../adapters/digest.ts';
import type { OpenStoredValue } from '../../../../adapters/stored-values.ts';

/** In base64url; the first one hashes, the others only read older hashes. */
const erasureKeys = z.object({ keys: z.array(z.string().regex(/^[\w-]{43}$/)).max(100) });
type StoredKeys = Readonly<z.output<typeof erasureKeys>>;

type KeysNeeds = {
  readonly openStoredValue: OpenStoredValue;
  /** The property's secret; at least 32 bytes. */
  readonly secret: string;
  /** A new key: 256 random bits in base64url. */
  readonly generateKey: () => string;
};

type ErasureKey = { readonly key: string; readonly fingerprint: string };

/** The keys that hash erased people's names: made once, stored beside the database, and in no archive. */
export function openErasureKeys({ openStoredValue, secret, generateKey }: KeysNeeds) {
  const stored = openKeys(openStoredValue);

  async function readWith(further: readonly string[]): Promise<KnownKeys> {
    const present = await stored.read();
    const isWhole = present.keys.length > 0 && further.every((key) => present.keys.includes(key));
    if (isWhole) return known(present);
    const drawn = generateKey();
    return known(
      await stored.change(({ keys }) => ({ keys: [...new Set([...(keys.length > 0 ? keys : [drawn]), ...further])] })),
    );
  }

  return {
    read: (): Promise<KnownKeys> => readWith([]),

    /**
     * Adds the key derived from the property's secret, by its fingerprint, and stores it, so it outlives the secret;
     * the secret cannot be derived from it.
     */
    async readWithOlder(): Promise<KnownKeys & { readonly older: string }> {
      const key = deriveKey(secret, 'approdo: erased addresses').toString('base64url');
      return { ...(await readWith([key])), older: fingerprintOf(key) };
    },
  };
}

function openKeys(openStoredValue: OpenStoredValue) {
  return openStoredValue<StoredKeys>({
    name: 'erased-addresses-keys.json',
    shape: erasureKeys,
    fallback: { keys: [] },
  });
}

/** The fingerprints of the existing keys; generates none. */
export async function listFingerprints(openStoredValue: OpenStoredValue): Promise<readonly string[]> {
  return (await openKeys(openStoredValue).read()).keys.map(fingerprintOf);
}

type KnownKeys = { readonly first: ErasureKey; readonly all: readonly ErasureKey[] };

function known({ keys }: StoredKeys): KnownKeys {
  const all = keys.map((key) => ({ key, fingerprint: fingerprintOf(key) }));
  const [first] = all;
  if (!first) throw new Error('there is no key for who is erased');
  return { first, all };
}

function fingerprintOf(key: string): string {
  return sha256(key).slice(0, 16);
}
