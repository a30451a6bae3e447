import type { Language } from '@approdo/shared/domain/base/language/language';
import type { TranslationState } from '@approdo/shared/domain/operations/translation';
import type { ReactNode } from 'react';
import kit from '../../kit/styles/kit.module.css';
import styles from './language-mark.module.css';

type Props = {
  readonly language: Language;
  /** The state of the translation; left out if unknown. */
  readonly state?: TranslationState | undefined;
  /** A description of that state. */
  readonly children?: ReactNode;
};

/** The code of a language, with a dot for the state of the translation. */
export function LanguageMark({ language, state, children }: Props) {
  return (
    <span className={kit.inlineRow}>
      {language.toUpperCase()}
      {state && <span className={styles.dot} data-state={state} aria-hidden />}
      {children}
    </span>
  );
}
