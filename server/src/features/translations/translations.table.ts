import type { DocumentKind, TranslatableKind } from '@approdo/shared/contract/content/translatable';
import type { OtherLanguage } from '@approdo/shared/domain/language/language';

/** A text in another language; `source` is the Italian that it says. */
export type TranslationsTable = {
  kind: TranslatableKind;
  thing_id: string;
  language: OtherLanguage;
  field: string;
  text: string;
  source: string;
  state: 'SUGGESTED' | 'CHECKED';
};

/** Where a post or page is found in another language; `published_at` is null until it is published in that. */
export type TranslatedDocumentsTable = {
  kind: DocumentKind;
  thing_id: string;
  language: OtherLanguage;
  slug: string;
  /** Minutes. */
  read_time: number;
  published_at: string | null;
};

/** What a service made of an Italian text, by the hash of what it was asked; `used_at` in milliseconds since the epoch. */
export type SuggestionsTable = { hash: string; text: string; used_at: number };

/** How many characters a service was sent on a day. */
type TranslatedCharactersTable = { day: string; characters: number };

type TranslationsTables = {
  translations: TranslationsTable;
  translated_documents: TranslatedDocumentsTable;
  suggestions: SuggestionsTable;
  translated_characters: TranslatedCharactersTable;
};

declare module '../../db/schema.ts' {
  interface Schema extends TranslationsTables {}
}
