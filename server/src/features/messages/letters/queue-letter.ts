import { fillWording, type Wording } from '@approdo/shared/domain/base/text/wording';
import type { Clock } from '../../../adapters/clock.ts';
import type { Reader } from '../../../db/transaction.ts';
import { findPagesFor } from '../../base/localization/index.ts';
import { addPropertyName, type OutgoingLetter, type QueueLetter, queueMail } from '../../content/mail/index.ts';
import { valuesOf, withLinks } from './letter.ts';
import { letterOf } from './letters.ts';
import { readWording } from './wordings.service.ts';

type LetterNeeds = {
  readonly clock: Clock;
  /** Scheme and host that links begin with. */
  readonly origin: string;
};

/** A letter of any kind, in its reader's language. */
type Filled = Pick<OutgoingLetter, 'kind' | 'language'> & { readonly facts: object };

/**
 * Words and queues letters of all features, which name the kind and pass the facts. A letter keeps its reader's
 * language even if the site is no longer offered in it; its links then lead to the Italian pages.
 */
export function createQueueLetter({ clock, origin }: LetterNeeds): QueueLetter {
  return async (trx, { kind, language, facts, ...people }) => {
    const { audience, isBounded } = letterOf(kind);
    const wordedLetter = await wordLetter(trx, origin, { kind, language, facts });
    return await queueMail(trx, clock, {
      kind,
      ...(audience === 'owner' && { isForOwner: true }),
      isBounded,
      ...people,
      ...wordedLetter,
    });
  };
}

/** A letter's wording as it would be sent now. */
export async function wordLetter(reader: Reader, origin: string, filled: Filled): Promise<Wording> {
  const wording = await readWording(reader, letterOf(filled.kind), filled.language);
  return await addPropertyName(reader, fillWording(wording, await readValues(reader, origin, filled)));
}

/** The values of a letter's placeholders, with whole links. */
export async function readValues(reader: Reader, origin: string, { kind, language, facts }: Filled) {
  const letter = letterOf(kind);
  return withLinks(letter, valuesOf(letter, facts, language), origin, await findPagesFor(reader, language));
}
