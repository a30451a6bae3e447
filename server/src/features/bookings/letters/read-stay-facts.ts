import type { PropertyDetails } from '@approdo/shared/contract/property';
import type { Reader } from '../../../db/transaction.ts';
import { readHours } from '../../guide/guide-hours.ts';
import { readPriceInShort } from '../../payments/payments.service.ts';
import { getProperty } from '../../property/property.service.ts';
import type { GuestStay } from '../bookings.table.ts';
import type { StayFacts } from './describe-for-guest.ts';

/** What letters to this guest tell beside her stay; the property where it is known is not read again. */
export async function readStayFacts(
  reader: Reader,
  stay: GuestStay,
  known?: PropertyDetails,
): Promise<StayFacts & { readonly property: PropertyDetails }> {
  return {
    property: known ?? (await getProperty(reader)),
    price: await readPriceInShort(reader, stay, stay.language),
    hours: await readHours(reader),
  };
}
