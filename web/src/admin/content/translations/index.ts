export { LanguageMark } from './language-mark.tsx';
export { Languages, LanguageTabs } from './language-tabs.tsx';
export { StateBadge } from './state-badge.tsx';
export {
  KINDS,
  LANGUAGES_SCREEN,
  STATES,
  sayField,
  THINGS,
  TRANSLATION,
  TRANSLATOR,
  TRANSLATOR_PART,
  UNLINK_TRANSLATOR,
} from './texts.ts';
export type { Typing } from './translation-form.tsx';
export {
  type Thing,
  type ThingInLanguage,
  useOfferedLanguages,
  useSuggest,
  useTranslationsIn,
} from './use-translations.ts';
