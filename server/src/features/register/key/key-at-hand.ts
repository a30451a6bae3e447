import { makeRegisterKey, type RegisterKey } from '../../../adapters/register-key.ts';
import type { RegisterKeyPlace } from '../../../adapters/register-key-place.ts';
import type { Reader } from '../../../db/transaction.ts';
import { conflict } from '../../../http/problems.ts';
import { createGuestSeal, type GuestSeal } from './guest-seal.ts';
import { listKeysInUse } from './key.repository.ts';

export const KEY_MISSING = 'Manca la chiave del registro ospiti';

/** READY: it opens all that is held. MISSING: there are records that it does not open, or there is none for them. */
export type KeyAtHand =
  | { readonly state: 'NONE'; readonly key?: undefined }
  | { readonly state: 'READY'; readonly key: RegisterKey }
  | { readonly state: 'MISSING'; readonly key: RegisterKey | undefined };

export type KeysAtHand = ReturnType<typeof createKeysAtHand>;

/** The key of the house's register, as it stands against what is held there. */
export function createKeysAtHand(place: RegisterKeyPlace) {
  const seals = new Map<string, GuestSeal>();

  async function look(reader: Reader): Promise<KeyAtHand> {
    const key = await place.read();
    const inUse = await listKeysInUse(reader);
    const isForeign = [...inUse].some((fingerprint) => fingerprint !== key?.fingerprint);
    if (isForeign) return { state: 'MISSING', key };
    return key ? { state: 'READY', key } : { state: 'NONE' };
  }

  function sealOf(key: RegisterKey): GuestSeal {
    const seal = seals.get(key.fingerprint) ?? createGuestSeal(key);
    seals.clear();
    seals.set(key.fingerprint, seal);
    return seal;
  }

  /** A key that waits for its first record is used again: one is made where there is none. Throws 409 where records are of another. */
  async function ensure(reader: Reader): Promise<RegisterKey> {
    const { state, key } = await look(reader);
    if (state === 'MISSING') throw conflict(KEY_MISSING);
    return key ?? (await place.put(makeRegisterKey(), undefined));
  }

  return {
    look,
    ensure,
    /** This in the place of that, unless another is there by now; the one that is kept then. */
    put: place.put,
    /** What guests and receipts are sealed and opened with. Throws 409 where the key is missing. */
    seal: async (reader: Reader): Promise<GuestSeal> => sealOf(await ensure(reader)),
  };
}
