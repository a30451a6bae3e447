import type { LettersInOtherLanguages } from '../../mail/index.ts';
import type { AccountLetterWords } from './account-letter-words.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { french } from './fr.ts';

/** The same letter in the other languages. */
export function inOtherLanguages(kind: keyof AccountLetterWords): LettersInOtherLanguages {
  return { en: english[kind], de: german[kind], fr: french[kind] };
}
