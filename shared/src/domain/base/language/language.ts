/** What the house can be read in; Italian, its own, is first. */
export const LANGUAGES = ['it', 'en', 'de', 'fr'] as const;

export type Language = (typeof LANGUAGES)[number];

/** What is written first, and stands where nothing else does. */
export const ITALIAN: Language = 'it';

/** Each language by the name that its readers have for it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  it: 'Italiano',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
};

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** What the house is translated into. */
export type OtherLanguage = Exclude<Language, 'it'>;

export const OTHER_LANGUAGES = ['en', 'de', 'fr'] as const satisfies readonly OtherLanguage[];

export function isOtherLanguage(language: Language): language is OtherLanguage {
  return language !== ITALIAN;
}
