import { sayEuros } from '@approdo/shared/domain/base/money/money';
import { QuoteLines } from '../../../ui/quote-lines/quote-lines.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './quote-summary.module.css';
import type { QuoteState } from './use-quote.ts';

type Props = {
  readonly state: QuoteState;
  /** Whether short stays have prices, so that length alone does not mean a price by agreement. */
  readonly hasShortPrices: boolean;
};

/** The price of the stay line by line; the bar of the stay announces its total. */
export function QuoteSummary(props: Props) {
  return (
    <div className={styles.quote}>
      <QuoteText {...props} />
    </div>
  );
}

function QuoteText({ state, hasShortPrices }: Props) {
  const { language, booking } = useTexts();
  const words = booking.quote;
  if (state.kind === 'none') return <p>{words.none}</p>;
  if (state.kind === 'loading') return <p>{words.loading}</p>;
  if (state.kind === 'failed') return <p>{state.reason ?? words.failed}</p>;
  const { quote } = state;
  const byAgreement = hasShortPrices ? words.thisByAgreement : words.byAgreement;
  return (
    <>
      <QuoteLines quote={quote} words={{ ...words, byAgreement }} language={language} />
      {quote.instant?.canBe && <InstantText deposit={quote.instant.deposit} />}
    </>
  );
}

type InstantTextProps = { readonly deposit: { readonly amount: number; readonly minutes: number } | null };

/** Instant confirmation, and the deposit it needs. */
function InstantText({ deposit }: InstantTextProps) {
  const { language, instant } = useTexts();
  return (
    <>
      <p>{instant.atOnce}</p>
      {deposit && <p>{instant.deposit(sayEuros(deposit.amount, language), deposit.minutes)}</p>}
    </>
  );
}
