import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { keptOf } from '@approdo/shared/domain/law/register/retention';
import type { TaxedGuest, TaxedStay, TaxNight } from '@approdo/shared/domain/law/tax/tourist-tax';
import type { Reader } from '../../../../db/transaction.ts';
import { openGuest } from '../guests/opened-guest.ts';
import type { GuestSeal } from '../key/guest-seal.ts';
import type { GoneRest, StayDates } from '../retention.records.ts';
import type { Gone } from './plan-deletion.ts';

/** A stay as the tax counts it, by its id. */
type CountedStay = Omit<TaxedStay, 'price'> & { readonly id: string };

/** The nights of a guest as the municipality counts them; null where it counts none. */
type CountTax = (guest: TaxedGuest, stay: CountedStay) => readonly TaxNight[] | null;

/** Of these stays. */
export type ReadTax = (reader: Reader, stayIds: readonly string[]) => Promise<CountTax>;

type Keeping = {
  /** Undefined where no key is at hand. */
  readonly seal: GuestSeal | undefined;
  readonly stays: ReadonlyMap<string, StayDates>;
  readonly countTax: CountTax;
};

/** What stays of a guest whose birth and residence go. Under a key that is not at hand nothing of it can be kept. */
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
