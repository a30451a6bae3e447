import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { retainedOf } from '@approdo/shared/domain/law/register/retention';
import type { TaxedGuest, TaxedStay, TaxNight } from '@approdo/shared/domain/law/tax/tourist-tax';
import type { Reader } from '../../../../db/transaction.ts';
import { openGuest } from '../guests/opened-guest.ts';
import type { GuestSeal } from '../key/guest-seal.ts';
import type { RetainedRest, StayDates } from '../retention.records.ts';
import type { DatedGuest } from './plan-deletion.ts';

/** A stay as the tax needs it, with its id. */
type StayToTally = Omit<TaxedStay, 'price'> & { readonly id: string };

/** Tallies a guest's taxed nights; null where no nights are taxed. */
type TallyTax = (guest: TaxedGuest, stay: StayToTally) => readonly TaxNight[] | null;

/** Resolves with the tally for these stays. */
export type ReadTax = (reader: Reader, stayIds: readonly string[]) => Promise<TallyTax>;

type RetentionContext = {
  /** Undefined where the key is missing. */
  readonly seal: GuestSeal | undefined;
  readonly stays: ReadonlyMap<string, StayDates>;
  readonly tallyTax: TallyTax;
};

/** The retained data of a guest whose birth and residence are deleted; all null under a key that is missing. */
export function retainRest(dated: DatedGuest, { seal, stays, tallyTax }: RetentionContext): RetainedRest {
  const { id, keyFingerprint, stayId } = dated.guest;
  if (keyFingerprint !== seal?.fingerprint) return { id, keptOrigin: null, keptAge: null, keptNights: null };
  const guest = openGuest(seal, { ...dated.guest, identity: null });
  const { origin, age } = retainedOf(guest, dated.arrival);
  const stay = stays.get(stayId);
  const { birthDate, exemption } = guest;
  const nights = stay && tallyTax({ birthDate, exemption, ...datesOf(dated) }, stayToTally(stayId, stay));
  return { id, keptOrigin: origin, keptAge: age, keptNights: nights ? [...nights] : null };
}

function datesOf({ arrival, departure }: DatedGuest): { readonly arrival: LocalDate; readonly departure: LocalDate } {
  return { arrival, departure };
}

function stayToTally(id: string, { arrival, departure, numberOfGuests }: StayDates): StayToTally {
  return { id, startDate: arrival, endDate: departure, guests: numberOfGuests };
}
