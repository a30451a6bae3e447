import type { QuoteAnswer } from '@approdo/shared/contract/prices/quote';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { Title } from '@mantine/core';
import { useDeferredValue } from 'react';
import { QuoteLines } from '../../../../ui/quote-lines/quote-lines.tsx';
import { describeServerError } from '../../../kit/feedback/failure.ts';
import kit from '../../../kit/styles/kit.module.css';
import { DISCOUNT_KIND_NAMES } from '../texts/discounts.ts';
import { GUEST_QUOTE, TRY_PRICE } from '../texts/try-price.ts';
import { InstantAnswer } from './instant-answer.tsx';
import styles from './try-price.module.css';
import type { CodedQuote } from './use-code-quote.ts';
import { useCodeQuote } from './use-code-quote.ts';
import type { TrialResult, TriedPrice } from './use-trial.ts';

const MISSING = { NO_DATES: TRY_PRICE.noDates, NO_STAY: TRY_PRICE.badDates, NO_PRICE: TRY_PRICE.noPrice } as const;

/** The price of the stay and its reasons, updated while typing. */
export function TrialAnswer({ tried }: { readonly tried: TriedPrice }) {
  const reckoned = useDeferredValue(tried.reckoned);
  return (
    <div aria-live="polite">
      {tried.isWithUnsaved && <p className={styles.unsaved}>{TRY_PRICE.unsaved}</p>}
      {reckoned.kind === 'PRICED' ? (
        <Priced tried={tried} priced={reckoned} />
      ) : (
        <p className={kit.hint}>{MISSING[reckoned.kind]}</p>
      )}
    </div>
  );
}

type Priced = Extract<TrialResult, { readonly kind: 'PRICED' }>;

type PricedProps = { readonly tried: TriedPrice; readonly priced: Priced };

function Priced({ tried, priced }: PricedProps) {
  const coded = useCodeQuote({ code: tried.draft.code, priced, isOff: tried.hasUnsaved });
  const quote: QuoteAnswer = coded.quote ?? priced.quote;
  return (
    <>
      <CodeNote coded={coded} />
      <section className={styles.part} aria-labelledby="guest-view">
        <Title order={3} id="guest-view">
          {TRY_PRICE.guestView}
        </Title>
        <div className={kit.paper}>
          <QuoteLines quote={quote} words={GUEST_QUOTE} language={ITALIAN} />
        </div>
      </section>
      <section className={styles.part} aria-labelledby="price-reasons">
        <Title order={3} id="price-reasons">
          {TRY_PRICE.why}
        </Title>
        <dl className={styles.reasons}>
          {quote.lines.map(({ label, amount, why }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {why} = {formatEuros(amount)}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <Others others={quote.others ?? []} />
      <InstantAnswer trial={priced.trial} total={quote.total} instant={tried.tried.rules.instant} />
    </>
  );
}

type OtherProps = { readonly others: NonNullable<QuoteAnswer['others']> };

/** The discounts that do not apply, and why. */
function Others({ others }: OtherProps) {
  return (
    <section className={styles.part} aria-labelledby="other-discounts">
      <Title order={3} id="other-discounts">
        {TRY_PRICE.others}
      </Title>
      {others.length === 0 && <p>{TRY_PRICE.noOthers}</p>}
      <ul>
        {others.map(({ kind, percent, why }) => (
          <li key={`${kind} ${percent} ${why}`}>
            <strong>
              {kind === 'CODE' ? TRY_PRICE.code : DISCOUNT_KIND_NAMES[kind]}
              {percent !== null && ` ${percent} %`}
            </strong>
            : {why}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The result of the tried code. */
function CodeNote({ coded }: { readonly coded: CodedQuote }) {
  const text = describeCode(coded);
  return text === undefined ? null : (
    <p className={`${kit.small} ${kit.strong}`} style={{ margin: 'var(--space-3) 0 0' }}>
      {text}
    </p>
  );
}

function describeCode({ kind, quote, fault }: CodedQuote): string | undefined {
  if (kind === 'SAVE_FIRST') return TRY_PRICE.saveFirst;
  if (kind === 'ASKING') return TRY_PRICE.codeLoading;
  if (kind === 'FAILED') return describeServerError(fault, TRY_PRICE.codeFailed).text;
  return quote?.codeFault ?? quote?.code?.text;
}
