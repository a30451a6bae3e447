import { formatEuros } from '@approdo/shared/domain/money';
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
  if (state.kind === 'none') return <p>Scegli le date per vedere il prezzo.</p>;
  if (state.kind === 'loading') return <p>Calcolo il prezzo…</p>;
  if (state.kind === 'failed') return <p>{state.text}</p>;
  const { nights, lines, total, byAgreement } = state.quote;
  return (
    <>
      <p className={styles.nights}>{nights === 1 ? '1 notte' : `${nights} notti`}</p>
      <dl>
        {lines.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatEuros(amount)}</dd>
          </div>
        ))}
        {total !== null && (
          <div className={styles.total}>
            <dt>Totale</dt>
            <dd>{formatEuros(total)}</dd>
          </div>
        )}
      </dl>
      {byAgreement && <p>I soggiorni più brevi di una settimana vanno concordati con gli amministratori.</p>}
    </>
  );
}
