import type { CancellationTerms } from '@approdo/shared/contract/money/cancellation-terms';
import { langOf } from '../../page/in-language.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './cancellation.module.css';

/** The refund terms: the owner's text and rules, collapsed by default. */
export function Cancellation({ terms }: { readonly terms: CancellationTerms }) {
  const { booking } = useTexts();
  const { cancellationText, inWords } = terms;
  return (
    <details className={styles.terms}>
      <summary>{booking.cancellation}</summary>
      {cancellationText !== '' && (
        <p className={styles.words} {...langOf(terms, 'cancellationText')}>
          {cancellationText}
        </p>
      )}
      {inWords.length > 0 && (
        <ul>
          {inWords.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </details>
  );
}
