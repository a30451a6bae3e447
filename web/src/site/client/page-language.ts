import { ITALIAN, isLanguage, type Language } from '@approdo/shared/domain/base/language/language';

/** The page's language, for calls to name; undefined on an Italian page. The only reader of the document's language. */
export function readPageLanguage(): Language | undefined {
  const { lang } = document.documentElement;
  return isLanguage(lang) && lang !== ITALIAN ? lang : undefined;
}
