import type { DocumentKind, TranslatableKind } from '@approdo/shared/contract/operations/translatable';
import type { OtherLanguage } from '@approdo/shared/domain/base/language/language';

/** A text in another language; `source` is the Italian that it translates. */
export type TranslationsTable = {
  kind: TranslatableKind;
  thing_id: string;
  language: OtherLanguage;
  field: string;
  text: string;
  source: string;
  state: 'SUGGESTED' | 'CHECKED';
};

/** The slug of a post or page in another language; `published_at` is null until it is published in it. */
export type TranslatedDocumentsTable = {
  kind: DocumentKind;
  thing_id: string;
  language: OtherLanguage;
  slug: string;
  /** Minutes. */
  read_time: number;
  published_at: string | null;
};

type LocalizationTables = { translations: TranslationsTable; translated_documents: TranslatedDocumentsTable };

declare module '../../../db/schema.ts' {
  interface Schema extends LocalizationTables {}
}
