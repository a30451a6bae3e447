import { ITALIAN, type Language } from '@approdo/shared/domain/language/language';
import { findWordingFaults, type Wording } from '@approdo/shared/domain/text/wording';
import { invalidFields, notFound } from '../../http/problems.ts';
import { type Letter, placeholdersOf } from './letter.ts';

export function getLetter(letters: readonly Letter[], kind: string): Letter {
  const found = letters.find((letter) => letter.kind === kind);
  if (!found) throw notFound('Messaggio non trovato');
  return found;
}

/** Whether the letter is ever read in that language: the owner's are Italian. */
export function isWrittenIn({ audience }: Letter, language: Language): boolean {
  return language === ITALIAN || audience === 'guest';
}

/** Throws 404, too, where nobody is written to in that language with it. */
export function getLetterIn(letters: readonly Letter[], kind: string, language: Language): Letter {
  return getLetter(
    letters.filter((letter) => isWrittenIn(letter, language)),
    kind,
  );
}

/** Throws what is wrong with it, all at once. */
export function checkWording(letter: Letter, wording: Wording): void {
  const faults = findWordingFaults(wording, placeholdersOf(letter));
  if (Object.keys(faults).length > 0) throw invalidFields({ ...faults });
}
