import type { Language } from '../../domain/base/language/language.ts';

/** Patterns of words that fit only a property by the sea. */
const COASTAL_WORDS: Readonly<Record<Language, string>> = {
  it: 'isol[ae](?!\\p{L})|mare(?!\\p{L})|traghett|calett|limon[ei](?!\\p{L})|spiagg|barc(?:a|he)(?!\\p{L})|scogli|al porto(?!\\p{L})',
  en: 'islands?(?!\\p{L})|seas?(?!\\p{L})|seaside|ferr(?:y|ies)(?!\\p{L})|coves?(?!\\p{L})|lemons?(?!\\p{L})|beach|boats?(?!\\p{L})|cliffs?(?!\\p{L})',
  de: 'inseln?(?!\\p{L})|meer|fähre|bucht(?:en)?(?!\\p{L})|zitrone|strand|boote?(?!\\p{L})|klippe',
  fr: 'îles?(?!\\p{L})|mer(?!\\p{L})|ferr(?:y|ies)(?!\\p{L})|bateau|criques?(?!\\p{L})|citron|plages?(?!\\p{L})|rochers?(?!\\p{L})',
};

/** Coastal words in a text; the program's own texts, which owners cannot change, must have none. */
export function listCoastalWords(text: string, language: Language): string[] {
  return text.match(new RegExp(`(?<!\\p{L})(?:${COASTAL_WORDS[language]})`, 'giu')) ?? [];
}
