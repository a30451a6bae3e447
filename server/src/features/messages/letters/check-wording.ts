import { ITALIAN, type Language } from '@approdo/shared/domain/base/language/language';
import { findWordingFaults, type Wording } from '@approdo/shared/domain/base/text/wording';
import { say } from '@approdo/shared/words/say';
import { invalidFields, notFound } from '../../../http/problems.ts';
import { type Letter, placeholdersOf } from './letter.ts';
import { LETTERS } from './letters.ts';

const MISSING = say('letterUnknown');

export function getLetter(kind: string): Letter {
  const found = LETTERS.find((letter) => letter.kind === kind);
  if (!found) throw notFound(MISSING);
  return found;
}

/** Whether the letter is ever sent in that language: the owner's letters are only in Italian. */
export function isAvailableIn({ audience }: Letter, language: Language): boolean {
  return language === ITALIAN || audience === 'guest';
}

/** Throws 404 also if the letter is never sent in that language. */
export function getLetterIn(kind: string, language: Language): Letter {
  const letter = getLetter(kind);
  if (!isAvailableIn(letter, language)) throw notFound(MISSING);
  return letter;
}

/** Throws 400 with all of the wording's faults. */
export function checkWording(letter: Letter, wording: Wording): void {
  const faults = findWordingFaults(wording, placeholdersOf(letter));
  if (Object.keys(faults).length > 0) throw invalidFields({ ...faults });
}
