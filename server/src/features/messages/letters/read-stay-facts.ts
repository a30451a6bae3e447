import type { PropertyDetails } from '@approdo/shared/contract/content/property';
import type { Reader } from '../../../db/transaction.ts';
import type { LetterFacts } from '../../content/mail/index.ts';
import { getProperty } from '../../content/property/index.ts';
import { readPriceInShort, type StoredPrice } from '../../money/payments/index.ts';
import { readCodeNameOf } from '../../prices/codes/index.ts';
import { readHours } from '../../stays/guide/index.ts';
import type { GuestStay } from '../../stays/stays/index.ts';
import type { StayFacts } from './for-guest.ts';
import type { StayLetterKind } from './letters.ts';

type Known = { readonly property?: PropertyDetails; readonly prices?: readonly StoredPrice[] };

/** What letters to this guest tell from; what is known of it is not read again. */
export async function readStayFacts(
  reader: Reader,
  stay: GuestStay,
  { property, prices }: Known = {},
): Promise<StayFacts & { readonly property: PropertyDetails }> {
  return {
    stay,
    property: property ?? (await getProperty(reader)),
    price: await readPriceInShort(reader, stay, { language: stay.language, prices }),
    code: (await readCodeNameOf(reader, stay.id)) ?? null,
    hours: await readHours(reader),
  };
}

/** What all letters about a stay ask for together. */
type FactsOfAll = {
  [Kind in StayLetterKind]: (facts: LetterFacts[Kind]) => void;
}[StayLetterKind] extends (facts: infer Facts) => void
  ? Facts
  : never;

/** What any letter about that stay would tell from at this moment; nobody said anything yet where somebody may. */
export async function readFactsOfAll(reader: Reader, stay: GuestStay): Promise<FactsOfAll> {
  const facts = await readStayFacts(reader, stay);
  // The link of a check-in is made as its letter is sent.
  return { ...facts, before: stay, stays: [stay], messaggio: '', recapito: '', collegamento: '/check-in#…' };
}
