import { z } from 'zod';
import { deriveKey, sha256 } from '../../../../adapters/digest.ts';
import type { OpenKept } from '../../../../adapters/kept-values.ts';

/** In base64url, that which is hashed with first; the others read what was hashed before. */
const erasureKeys = z.object({ keys: z.array(z.string().regex(/^[\w-]{43}$/)).max(100) });
type Kept = Readonly<z.output<typeof erasureKeys>>;

type KeysNeeds = {
  readonly openKept: OpenKept;
  /** Of the house; at least 32 bytes. */
  readonly secret: string;
  /** A new key: 256 random bits in base64url. */
  readonly drawKey: () => string;
};

type ErasureKey = { readonly key: string; readonly fingerprint: string };

/** The keys with which the names of erased people are hashed: drawn once, kept beside the database for its owner alone, and in no archive. */
export function openErasureKeys({ openKept, secret, drawKey }: KeysNeeds) {
  const kept = openKeys(openKept);

  async function readWith(further: readonly string[]): Promise<KnownKeys> {
    const present = await kept.read();
    const isWhole = present.keys.length > 0 && further.every((key) => present.keys.includes(key));
    if (isWhole) return known(present);
    const drawn = drawKey();
    return known(
      await kept.change(({ keys }) => ({ keys: [...new Set([...(keys.length > 0 ? keys : [drawn]), ...further])] })),
    );
  }

  return {
    read: (): Promise<KnownKeys> => readWith([]),

    /**
     * With the key that was derived from the secret of the house, by its fingerprint: it is kept from then on, so that it
     * outlives that secret, which it does not tell.
     */
    async readWithOlder(): Promise<KnownKeys & { readonly older: string }> {
      const key = deriveKey(secret, 'approdo: erased addresses').toString('base64url');
      return { ...(await readWith([key])), older: fingerprintOf(key) };
    },
  };
}

function openKeys(openKept: OpenKept) {
  return openKept<Kept>({ name: 'erased-addresses-keys.json', shape: erasureKeys, fallback: { keys: [] } });
}

/** Of the keys that there are; it draws none. */
export async function listFingerprints(openKept: OpenKept): Promise<readonly string[]> {
  return (await openKeys(openKept).read()).keys.map(fingerprintOf);
}

type KnownKeys = { readonly first: ErasureKey; readonly all: readonly ErasureKey[] };

function known({ keys }: Kept): KnownKeys {
  const all = keys.map((key) => ({ key, fingerprint: fingerprintOf(key) }));
  const [first] = all;
  if (!first) throw new Error('there is no key for who is erased');
  return { first, all };
}

function fingerprintOf(key: string): string {
  return sha256(key).slice(0, 16);
}
