import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { keptOf } from '@approdo/shared/domain/law/register/retention';
import type { TaxedGuest, TaxedStay, TaxNight } from '@approdo/shared/domain/law/tax/tourist-tax';
import type { Reader } from '../../../../db/transaction.ts';
import { openGuest } from '../guests/opened-guest.ts';
import type { GuestSeal } from '../key/guest-seal.ts';
import type { GoneRest, StayDates } from '../retention.records.ts';
import type { Gone } from './plan-deletion.ts';

/** A stay as the tax needs it, with its id. */
type CountedStay = Omit<TaxedStay, 'price'> & { readonly id: string };

/** Tallies a guest's taxed nights; null where no nights are taxed. */
type CountTax = (guest: TaxedGuest, stay: CountedStay) => readonly TaxNight[] | null;

/** Resolves with the tally for these stays. */
export type ReadTax = (reader: Reader, stayIds: readonly string[]) => Promise<CountTax>;

type Keeping = {
  /** Undefined where the key is missing. */
  readonly seal: GuestSeal | undefined;
  readonly stays: ReadonlyMap<string, StayDates>;
  readonly countTax: CountTax;
};

/** The retained data of a guest whose birth and residence are deleted; all null under a key that is missing. */
export function keepRest(gone: Gone, { seal, stays, countTax }: Keeping): GoneRest {
  const { id, keyFingerprint, stayId } = gone.guest;
  if (keyFingerprint !== seal?.fingerprint) return { id, keptOrigin: null, keptAge: null, keptNights: null };
  const guest = openGuest(seal, { ...gone.guest, identity: null });
  const { origin, age } = keptOf(guest, gone.arrival);
  const stay = stays.get(stayId);
  const { birthDate, exemption } = guest;
  const nights = stay && countTax({ birthDate, exemption, ...datesOf(gone) }, countedOf(stayId, stay));
  return { id, keptOrigin: origin, keptAge: age, keptNights: nights ? [...nights] : null };
}

function datesOf({ arrival, departure }: Gone): { readonly arrival: LocalDate; readonly departure: LocalDate } {
  return { arrival, departure };
}

function countedOf(id: string, { arrival, departure, numberOfGuests }: StayDates): CountedStay {
  return { id, startDate: arrival, endDate: departure, guests: numberOfGuests };
}
