import type { Language } from '../../domain/base/language/language.ts';

/** Beginnings of words, or whole ones, that only a house by the sea would be spoken of with. */
const WORDS_OF_A_COAST: Readonly<Record<Language, string>> = {
  it: 'isol[ae](?!\\p{L})|mare(?!\\p{L})|traghett|calett|limon[ei](?!\\p{L})|spiagg|barc(?:a|he)(?!\\p{L})|scogli|al porto(?!\\p{L})',
  en: 'islands?(?!\\p{L})|seas?(?!\\p{L})|seaside|ferr(?:y|ies)(?!\\p{L})|coves?(?!\\p{L})|lemons?(?!\\p{L})|beach|boats?(?!\\p{L})|cliffs?(?!\\p{L})',
  de: 'inseln?(?!\\p{L})|meer|fähre|bucht(?:en)?(?!\\p{L})|zitrone|strand|boote?(?!\\p{L})|klippe',
  fr: 'îles?(?!\\p{L})|mer(?!\\p{L})|ferr(?:y|ies)(?!\\p{L})|bateau|criques?(?!\\p{L})|citron|plages?(?!\\p{L})|rochers?(?!\\p{L})',
};

/** Words of a text by which its house is on a coast; the program's own texts, which no owner can change, have none. */
export function listWordsOfACoast(text: string, language: Language): string[] {
  return text.match(new RegExp(`(?<!\\p{L})(?:${WORDS_OF_A_COAST[language]})`, 'giu')) ?? [];
}
