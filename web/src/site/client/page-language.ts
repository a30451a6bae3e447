import { ITALIAN, isLanguage, type Language } from '@approdo/shared/domain/base/language/language';

/** What the page is in, for calls to name: those of an Italian page name none. The one place that asks the document. */
export function readPageLanguage(): Language | undefined {
  const { lang } = document.documentElement;
  return isLanguage(lang) && lang !== ITALIAN ? lang : undefined;
}
