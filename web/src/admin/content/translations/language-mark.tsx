import type { Language } from '@approdo/shared/domain/base/language/language';
import type { TranslationState } from '@approdo/shared/domain/operations/translation';
import type { ReactNode } from 'react';
import styles from './language-mark.module.css';

type Props = {
  readonly language: Language;
  /** How far a thing is in it; left out where that is not known. */
  readonly state?: TranslationState | undefined;
  /** What is said of that. */
  readonly children?: ReactNode;
};

/** The code of a language, with a dot for how far a thing is in it. */
export function LanguageMark({ language, state, children }: Props) {
  return (
    <span className={styles.mark}>
      {language.toUpperCase()}
      {state && <span className={styles.dot} data-state={state} aria-hidden />}
      {children}
    </span>
  );
}
