import { datesOf } from '@approdo/shared/domain/law/register/stay-segments';
import type { TaxedGuest, TaxedStay } from '@approdo/shared/domain/law/tax/tourist-tax';
import type { Reader } from '../../../db/transaction.ts';
import { readNightPrices } from '../../money/payments/index.ts';
import {
  getRegisterTerms,
  type KeysAtHand,
  type ListedStay,
  type OpenedGuest,
  readGuestsOfStays,
} from '../register/index.ts';

type Dated = Pick<ListedStay, 'id' | 'startDate' | 'endDate' | 'numberOfGuests'>;

/** A stay with the guests who are taxed for it. */
type StayWithTaxedGuests = {
  readonly id: string;
  readonly stay: TaxedStay;
  readonly guests: readonly TaxedGuest[];
  /** Whether a guest's birth date was deleted before the nights were tallied: what is owed is then unknown. */
  readonly isForgotten: boolean;
};

/** These stays with their guests and the price of their nights. Throws 409 where the register's key is missing. */
export async function readTaxedStays(
  reader: Reader,
  keys: KeysAtHand,
  stays: readonly Dated[],
): Promise<StayWithTaxedGuests[]> {
  const ids = stays.map(({ id }) => id);
  const guests = await readGuests(reader, keys, ids);
  const prices = await readNightPrices(reader, ids);
  return stays.map((stay) => {
    const { id, startDate, endDate, numberOfGuests } = stay;
    const own = guests.get(id) ?? [];
    return {
      id,
      stay: { startDate, endDate, price: prices.get(id) ?? null, guests: numberOfGuests },
      guests: listTaxed(stay, own),
      isForgotten: own.some(({ restDeletedAt, keptNights }) => restDeletedAt !== null && keptNights === null),
    };
  });
}

/** Members take their head's dates; guests whose birth date was deleted keep the nights tallied then. */
function listTaxed({ startDate, endDate }: Dated, guests: readonly OpenedGuest[]): TaxedGuest[] {
  const registered = { arrival: startDate, departure: endDate, guests };
  return guests.map((guest) => ({
    ...datesOf(guest, registered),
    birthDate: guest.birthDate,
    exemption: guest.exemption,
    tallied: guest.keptNights,
  }));
}

/** Empty where the register is off. */
async function readGuests(
  reader: Reader,
  keys: KeysAtHand,
  stayIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OpenedGuest[]>> {
  const { isOn } = await getRegisterTerms(reader);
  return isOn ? await readGuestsOfStays(reader, await keys.seal(reader), stayIds) : new Map();
}
