import type { Language } from '../../domain/base/language/language.ts';

const COLON: Readonly<Record<Language, string>> = { it: ': ', en: ': ', de: ': ', fr: '\u00A0: ' };

/** `Pulizia finale: 80,00 €`; in French a no-break space precedes the colon. */
export function labelled(label: string, value: string, language: Language): string {
  return `${label}${COLON[language]}${value}`;
}
