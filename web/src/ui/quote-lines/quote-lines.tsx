import type { Language } from '@approdo/shared/domain/base/language/language';
import { sayEuros } from '@approdo/shared/domain/base/money/money';
import styles from './quote-lines.module.css';

type Props = {
  readonly quote: {
    readonly nights: number;
    readonly lines: readonly { readonly label: string; readonly amount: number }[];
    readonly total: number | null;
    readonly byAgreement: boolean;
  };
  readonly words: {
    readonly nights: (nights: number) => string;
    readonly total: string;
    readonly byAgreement: string;
  };
  readonly language: Language;
};

/** A priced stay as its guest sees it: the nights, each line, and the total if there is one. */
export function QuoteLines({ quote: { nights, lines, total, byAgreement }, words, language }: Props) {
  return (
    <div className={styles.quote}>
      <p>{words.nights(nights)}</p>
      <dl>
        {lines.map(({ label, amount }) => (
          <div key={`${label} ${amount}`}>
            <dt>{label}</dt>
            <dd>{sayEuros(amount, language)}</dd>
          </div>
        ))}
        {total !== null && (
          <div className={styles.total}>
            <dt>{words.total}</dt>
            <dd>{sayEuros(total, language)}</dd>
          </div>
        )}
      </dl>
      {byAgreement && <p>{words.byAgreement}</p>}
    </div>
  );
}
