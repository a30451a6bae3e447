import type { LettersInOtherLanguages } from '../../mail/index.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import type { GuestLetterWords } from './guest-letter-words.ts';

/** The same letter in the other languages. */
export function inOtherLanguages(kind: keyof GuestLetterWords): LettersInOtherLanguages {
  return { en: english[kind], de: german[kind], fr: french[kind] };
}
