import { ITALIAN, type Language } from './language.ts';

const collatorIn = (language: Language) => new Intl.Collator(language, { numeric: true });

const collators: Readonly<Record<Language, Intl.Collator>> = {
  it: collatorIn('it'),
  en: collatorIn('en'),
  de: collatorIn('de'),
  fr: collatorIn('fr'),
};

/** The order in which a language lists texts, for `toSorted`: accents and capitals beside their plain letters, numbers by their value. */
export function compareTexts(one: string, other: string, language: Language = ITALIAN): number {
  return collators[language].compare(one, other);
}
