import { ITALIAN, type Language } from './language.ts';

const collatorIn = (language: Language) => new Intl.Collator(language, { numeric: true });

const collators: Readonly<Record<Language, Intl.Collator>> = {
  it: collatorIn('it'),
  en: collatorIn('en'),
  de: collatorIn('de'),
  fr: collatorIn('fr'),
};

/** Compares texts in a language's order, for `toSorted`: accents and capitals with plain letters, numbers by value. */
export function compareTexts(one: string, other: string, language: Language = ITALIAN): number {
  return collators[language].compare(one, other);
}
