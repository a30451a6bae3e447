import type { CancellationRule } from '@approdo/shared/domain/money/cancellation-terms';
import { SAID_RULES, TERMS_FORM } from '../../texts/payments.ts';
import { sayRules } from './say-rules.ts';
import styles from './terms-form.module.css';

/** The rules as one would tell them, while they are typed. */
export function RulesPreview({ rules }: { readonly rules: readonly CancellationRule[] }) {
  return (
    <section className={styles.preview} aria-label={TERMS_FORM.preview}>
      <strong>{TERMS_FORM.preview}</strong>
      <ul>
        {sayRules(rules).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{SAID_RULES.always}</p>
    </section>
  );
}
