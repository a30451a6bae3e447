import { LANGUAGE_NAMES, type Language } from '@approdo/shared/domain/base/language/language';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import type { PageView } from '../page/page.ts';
import { usePageTexts } from '../texts/use-page-texts.ts';
import styles from './language-switcher.module.css';

type LanguageSwitcherProps = {
  readonly languages: readonly Language[];
  readonly view: Pick<PageView, 'versions' | 'instead' | 'readsQuery' | 'keepsQuery' | 'isByLink'>;
};

/** Links to the same page in each offered language, or to that language's blog or home; nothing for one language. */
export function LanguageSwitcher({
  languages,
  view: { versions, instead, readsQuery, keepsQuery, isByLink },
}: LanguageSwitcherProps) {
  const { language: current, layout } = usePageTexts();
  if (languages.length < 2 || readsQuery) return null;
  return (
    <nav className={styles.switcher} aria-label={layout.languages}>
      {languages.map((language) => (
        <a
          key={language}
          href={addressIn(language, versions[language] ?? instead)}
          lang={language}
          hrefLang={language}
          {...((keepsQuery || isByLink) && { 'data-same-link': '' })}
          {...(language === current && { 'aria-current': 'true' as const })}
        >
          <span aria-hidden="true">{language}</span>
          <span className={styles.name}>{LANGUAGE_NAMES[language]}</span>
        </a>
      ))}
    </nav>
  );
}
