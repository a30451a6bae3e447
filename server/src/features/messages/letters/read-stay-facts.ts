import type { PropertyDetails } from '@approdo/shared/contract/content/property';
import { showsSection } from '@approdo/shared/domain/content/look/look';
import type { Reader } from '../../../db/transaction.ts';
import { readPublished } from '../../content/look/index.ts';
import type { LetterFacts } from '../../content/mail/index.ts';
import { getProperty } from '../../content/property/index.ts';
import { readPriceSummary, type StoredPrice } from '../../money/payments/index.ts';
import { readCodeNameOf } from '../../prices/codes/index.ts';
import { readHours } from '../../stays/guide/index.ts';
import type { GuestStay } from '../../stays/stays/index.ts';
import type { StayFacts } from './guest-placeholders.ts';
import type { StayLetterKind } from './letters.ts';

type Known = { readonly property?: PropertyDetails; readonly prices?: readonly StoredPrice[] };

/** The facts for letters to this guest; pass what is already known to spare reading it again. */
export async function readStayFacts(
  reader: Reader,
  stay: GuestStay,
  { property, prices }: Known = {},
): Promise<StayFacts & { readonly property: PropertyDetails }> {
  return {
    stay,
    property: property ?? (await getProperty(reader)),
    price: await readPriceSummary(reader, stay, { language: stay.language, prices }),
    code: (await readCodeNameOf(reader, stay.id)) ?? null,
    hours: await readHours(reader),
  };
}

/** The facts of all letters about a stay together. */
type FactsOfAll = {
  [Kind in StayLetterKind]: (facts: LetterFacts[Kind]) => void;
}[StayLetterKind] extends (facts: infer Facts) => void
  ? Facts
  : never;

/** The facts that any letter about that stay would have now; free texts are empty. */
export async function readFactsOfAll(reader: Reader, stay: GuestStay): Promise<FactsOfAll> {
  const facts = await readStayFacts(reader, stay);
  const { sections } = await readPublished(reader);
  const showsReviews = showsSection(sections, 'REVIEWS');
  // A check-in link is only made as its letter is sent.
  const collegamento = '/check-in#…';
  return { ...facts, showsReviews, before: stay, stays: [stay], messaggio: '', recapito: '', collegamento };
}
