import { formatEuros } from '@approdo/shared/domain/money/money';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './quote-summary.module.css';
import type { QuoteState } from './use-quote.ts';

/** What the stay costs, line by line, kept up to date for those who hear the page too. */
export function QuoteSummary({ state }: { readonly state: QuoteState }) {
  return (
    <div className={styles.quote} aria-live="polite">
      <QuoteText state={state} />
    </div>
  );
}

function QuoteText({ state }: { readonly state: QuoteState }) {
  const { language, booking } = useTexts();
  const words = booking.quote;
  if (state.kind === 'none') return <p>{words.none}</p>;
  if (state.kind === 'loading') return <p>{words.loading}</p>;
  if (state.kind === 'failed') return <p>{state.reason ?? words.failed}</p>;
  const { nights, lines, total, byAgreement } = state.quote;
  return (
    <>
      <p>{words.nights(nights)}</p>
      <dl>
        {lines.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatEuros(amount, language)}</dd>
          </div>
        ))}
        {total !== null && (
          <div className={styles.total}>
            <dt>{words.total}</dt>
            <dd>{formatEuros(total, language)}</dd>
          </div>
        )}
      </dl>
      {byAgreement && <p>{words.byAgreement}</p>}
    </>
  );
}
