/** The languages that the site can be read in; Italian, its original, is first. */
export const LANGUAGES = ['it', 'en', 'de', 'fr'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of originals, and the fallback. */
export const ITALIAN: Language = 'it';

/** Each language's own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  it: 'Italiano',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
};

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The languages that the site is translated into. */
export type OtherLanguage = Exclude<Language, 'it'>;

export const OTHER_LANGUAGES = ['en', 'de', 'fr'] as const satisfies readonly OtherLanguage[];

export function isOtherLanguage(language: Language): language is OtherLanguage {
  return language !== ITALIAN;
}
