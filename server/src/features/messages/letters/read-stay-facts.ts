import type { PropertyDetails } from '@approdo/shared/contract/content/property';
import type { Reader } from '../../../db/transaction.ts';
import { getProperty } from '../../content/property/index.ts';
import { readPriceInShort, type StoredPrice } from '../../money/payments/index.ts';
import { readCodeNameOf } from '../../prices/codes/index.ts';
import { readHours } from '../../stays/guide/index.ts';
import type { GuestStay } from '../../stays/stays/index.ts';
import type { StayFacts } from './describe-for-guest.ts';

type Known = { readonly property?: PropertyDetails; readonly prices?: readonly StoredPrice[] };

/** What letters to this guest tell beside her stay; what is known of it is not read again. */
export async function readStayFacts(
  reader: Reader,
  stay: GuestStay,
  { property, prices }: Known = {},
): Promise<StayFacts & { readonly property: PropertyDetails }> {
  return {
    property: property ?? (await getProperty(reader)),
    price: await readPriceInShort(reader, stay, { language: stay.language, prices }),
    code: (await readCodeNameOf(reader, stay.id)) ?? null,
    hours: await readHours(reader),
  };
}
