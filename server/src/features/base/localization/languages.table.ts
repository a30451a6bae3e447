import type { OtherLanguage } from '@approdo/shared/domain/base/language/language';

/** The languages offered besides Italian. */
type LanguagesTables = { offered_languages: { language: OtherLanguage } };

declare module '../../../db/schema.ts' {
  interface Schema extends LanguagesTables {}
}
