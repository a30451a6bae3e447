import { say } from '@approdo/shared/words/say';
import { makeRegisterKey, type RegisterKey } from '../../../../adapters/register-key.ts';
import type { RegisterKeyStore } from '../../../../adapters/register-key-store.ts';
import type { Reader } from '../../../../db/transaction.ts';
import { conflict } from '../../../../http/problems.ts';
import { createGuestSeal, type GuestSeal } from './guest-seal.ts';
import { listKeysInUse } from './key.records.ts';

/** READY: the key opens all records. MISSING: there are records that it does not open, or no key for them. */
export type KeyAtHand =
  | { readonly state: 'NONE'; readonly key?: undefined }
  | { readonly state: 'READY'; readonly key: RegisterKey }
  | { readonly state: 'MISSING'; readonly key: RegisterKey | undefined };

export type KeysAtHand = ReturnType<typeof createKeysAtHand>;

/** The property's register key, compared with the records it should open. */
export function createKeysAtHand(place: RegisterKeyStore) {
  let known: GuestSeal | undefined;

  async function look(reader: Reader): Promise<KeyAtHand> {
    const key = await place.read();
    const inUse = await listKeysInUse(reader);
    const isForeign = [...inUse].some((fingerprint) => fingerprint !== key?.fingerprint);
    if (isForeign) return { state: 'MISSING', key };
    return key ? { state: 'READY', key } : { state: 'NONE' };
  }

  /** The existing key, even one without records yet; else a new one. */
  async function make(): Promise<RegisterKey> {
    return (await place.read()) ?? (await place.put(makeRegisterKey(), undefined));
  }

  return {
    look,
    make,
    /** Replaces the second key with the first, unless another process was faster; resolves with the stored key. */
    put: place.put,
    putBack: place.putBack,

    /** Seals and opens guests and receipts. Throws 409 where the key is missing. */
    async seal(reader: Reader): Promise<GuestSeal> {
      const { state, key } = await look(reader);
      if (state === 'MISSING') throw conflict(say('registerKeyMissing'));
      const present = key ?? (await make());
      if (known?.fingerprint !== present.fingerprint) known = createGuestSeal(present);
      return known;
    },
  };
}
