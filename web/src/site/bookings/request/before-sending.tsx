import type { CancellationTerms } from '@approdo/shared/contract/money/cancellation-terms';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { ScheduleTerms } from '@approdo/shared/domain/money/instalments';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import { asClause } from '@approdo/shared/words/base/as-clause';
import { Folded } from '../../layout/folded.tsx';
import { langOf } from '../../page/in-language.ts';
import type { QuoteState } from '../../prices/quote/use-quote.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Cancellation } from '../cancellation/cancellation.tsx';
import styles from './before-sending.module.css';
import { type PricedStay, sayPayment } from './say-payment.ts';

/** What the house keeps to, and asks for. */
export type RequestTerms = {
  readonly schedule: ScheduleTerms;
  /** Within how many hours a request is answered. */
  readonly requestHours: number;
  /** Left out if the owner has written none. */
  readonly house?: { readonly houseRules: string; readonly inItalian?: readonly string[] | undefined };
};

type BeforeSendingProps = {
  readonly terms: RequestTerms | undefined;
  readonly cancellation: CancellationTerms | undefined;
  /** The chosen stay, if it can be, and its price. */
  readonly stay: Stay | undefined;
  readonly quote: QuoteState;
  readonly today: LocalDate;
};

/** What a guest should know before she sends: what is paid when, what comes back, the house rules, and when she is answered. */
export function BeforeSending({ terms, cancellation, stay, quote, today }: BeforeSendingProps) {
  const { language, choosing } = useTexts();
  const payment = terms && sayPayment(terms.schedule, findPriced(stay, quote, today), { language, words: choosing });
  const refund = cancellation?.inWords[0];
  return (
    <div className={styles.terms}>
      {payment !== undefined && <p>{payment}</p>}
      {cancellation && <Cancellation terms={cancellation} summary={refund && choosing.ifCancelled(asClause(refund))} />}
      {terms?.house && (
        <Folded summary={choosing.houseRules}>
          <p {...langOf(terms.house, 'houseRules')}>{terms.house.houseRules}</p>
        </Folded>
      )}
      {terms && !isInstant(quote) && <p>{choosing.answer(terms.requestHours)}</p>}
    </div>
  );
}

function findPriced(stay: Stay | undefined, quote: QuoteState, today: LocalDate): PricedStay | undefined {
  if (!stay || quote.kind !== 'ready' || quote.quote.total === null) return undefined;
  const { total, instant } = quote.quote;
  return { arrival: stay.startDate, today, total, isBegun: isInstant(quote) && (instant?.deposit ?? null) !== null };
}

/** Whether the stay would be confirmed at once. */
export function isInstant(quote: QuoteState): boolean {
  return quote.kind === 'ready' && quote.quote.instant?.canBe === true;
}
