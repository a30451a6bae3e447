import { QuoteLines } from '../../../ui/quote-lines/quote-lines.tsx';
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
  return <QuoteLines quote={state.quote} words={words} language={language} />;
}
