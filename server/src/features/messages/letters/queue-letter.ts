import { fillWording, type Wording } from '@approdo/shared/domain/base/text/wording';
import type { Clock } from '../../../adapters/clock.ts';
import type { Reader } from '../../../db/transaction.ts';
import { findPagesFor } from '../../base/localization/index.ts';
import { type AddressedLetter, headMail, type QueueLetter, queueMail } from '../../content/mail/index.ts';
import { valuesOf, withLinks } from './letter.ts';
import { letterOf } from './letters.ts';
import { readWording } from './wordings.service.ts';

type LetterNeeds = {
  readonly clock: Clock;
  /** What its links begin with. */
  readonly origin: string;
};

/** A letter of whichever kind, in the language of whoever reads it. */
type Filled = Pick<AddressedLetter, 'kind' | 'language'> & { readonly facts: object };

/**
 * Words letters of every slice, which name the kind and hand in the facts. A letter keeps the language of whoever reads it
 * where the site is no longer offered in it; its links then lead to the Italian pages, which answer.
 */
export function createQueueLetter({ clock, origin }: LetterNeeds): QueueLetter {
  return async (trx, { kind, language, facts, ...people }) => {
    const { audience, isBounded } = letterOf(kind);
    const worded = await wordLetter(trx, origin, { kind, language, facts });
    return await queueMail(trx, clock, {
      kind,
      ...(audience === 'owner' && { isForOwner: true }),
      isBounded,
      ...people,
      ...worded,
    });
  };
}

/** A letter as it would be read if it left at this moment. */
export async function wordLetter(reader: Reader, origin: string, filled: Filled): Promise<Wording> {
  const wording = await readWording(reader, letterOf(filled.kind), filled.language);
  return await headMail(reader, fillWording(wording, await readValues(reader, origin, filled)));
}

/** What is put in the places of its placeholders, links whole. */
export async function readValues(reader: Reader, origin: string, { kind, language, facts }: Filled) {
  const letter = letterOf(kind);
  return withLinks(letter, valuesOf(letter, facts, language), origin, await findPagesFor(reader, language));
}
