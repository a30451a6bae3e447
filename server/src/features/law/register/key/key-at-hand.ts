import { WORDS } from '@approdo/shared/words/words';
import { makeRegisterKey, type RegisterKey } from '../../../../adapters/register-key.ts';
import type { RegisterKeyPlace } from '../../../../adapters/register-key-place.ts';
import type { Reader } from '../../../../db/transaction.ts';
import { conflict } from '../../../../http/problems.ts';
import { createGuestSeal, type GuestSeal } from './guest-seal.ts';
import { listKeysInUse } from './key.records.ts';

export const REGISTER_OFF = WORDS.it.registerOff;
export const KEY_MISSING = 'Manca la chiave del registro ospiti';

/** READY: it opens all that is held. MISSING: there are records that it does not open, or there is none for them. */
export type KeyAtHand =
  | { readonly state: 'NONE'; readonly key?: undefined }
  | { readonly state: 'READY'; readonly key: RegisterKey }
  | { readonly state: 'MISSING'; readonly key: RegisterKey | undefined };

export type KeysAtHand = ReturnType<typeof createKeysAtHand>;

/** The key of the house's register, as it stands against what is held there. */
export function createKeysAtHand(place: RegisterKeyPlace) {
  let known: GuestSeal | undefined;

  async function look(reader: Reader): Promise<KeyAtHand> {
    const key = await place.read();
    const inUse = await listKeysInUse(reader);
    const isForeign = [...inUse].some((fingerprint) => fingerprint !== key?.fingerprint);
    if (isForeign) return { state: 'MISSING', key };
    return key ? { state: 'READY', key } : { state: 'NONE' };
  }

  /** The one that is there, even if it waits for its first record; else a new one. */
  async function make(): Promise<RegisterKey> {
    return (await place.read()) ?? (await place.put(makeRegisterKey(), undefined));
  }

  return {
    look,
    make,
    /** This in the place of that, unless another is there by now; the one that is kept then. */
    put: place.put,
    putBack: place.putBack,

    /** What guests and receipts are sealed and opened with. Throws 409 where the key is missing. */
    async seal(reader: Reader): Promise<GuestSeal> {
      const { state, key } = await look(reader);
      if (state === 'MISSING') throw conflict(KEY_MISSING);
      const present = key ?? (await make());
      if (known?.fingerprint !== present.fingerprint) known = createGuestSeal(present);
      return known;
    },
  };
}
