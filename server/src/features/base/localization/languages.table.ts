import type { OtherLanguage } from '@approdo/shared/domain/base/language/language';

/** What the site can be read in beside Italian. */
type LanguagesTables = { offered_languages: { language: OtherLanguage } };

declare module '../../../db/schema.ts' {
  interface Schema extends LanguagesTables {}
}
