import type { QuoteAnswer } from '@approdo/shared/contract/prices/quote';
import { rates } from '@approdo/shared/contract/prices/rates';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { writeWishes } from '@approdo/shared/domain/prices/extra';
import { useDebouncedValue } from '@mantine/hooks';
import { useDeferredValue } from 'react';
import { QuoteLines } from '../../../../ui/quote-lines/quote-lines.tsx';
import { describeServerError } from '../../../kit/feedback/failure.ts';
import kit from '../../../kit/styles/kit.module.css';
import { useRead } from '../../../session/use-read.ts';
import { DISCOUNT_KIND_NAMES } from '../texts/discounts.ts';
import { GUEST_QUOTE, TRY_PRICE } from '../texts/try-price.ts';
import { InstantAnswer } from './instant-answer.tsx';
import { TrialPart } from './trial-part.tsx';
import type { TrialResult, TriedPrice } from './use-trial.ts';

const MISSING = { NO_DATES: TRY_PRICE.noDates, NO_STAY: TRY_PRICE.badDates, NO_PRICE: TRY_PRICE.noPrice } as const;

/** The price of the stay and its reasons, updated while typing. */
export function TrialAnswer({ tried }: { readonly tried: TriedPrice }) {
  const reckoned = useDeferredValue(tried.reckoned);
  return (
    <div aria-live="polite">
      {tried.isWithUnsaved && <p className={`${kit.tip} ${kit.flush}`}>{TRY_PRICE.unsaved}</p>}
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
      <TrialPart id="guest-view" title={TRY_PRICE.guestView}>
        <div className={kit.paper}>
          <QuoteLines quote={quote} words={GUEST_QUOTE} language={ITALIAN} />
        </div>
      </TrialPart>
      <TrialPart id="price-reasons" title={TRY_PRICE.why}>
        <dl>
          {quote.lines.map(({ label, amount, why }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {why} = {formatEuros(amount)}
              </dd>
            </div>
          ))}
        </dl>
      </TrialPart>
      <Others others={quote.others ?? []} />
      <InstantAnswer trial={priced.trial} total={quote.total} instant={tried.tried.rules.instant} />
    </>
  );
}

type OtherProps = { readonly others: NonNullable<QuoteAnswer['others']> };

/** The discounts that do not apply, and why. */
function Others({ others }: OtherProps) {
  return (
    <TrialPart id="other-discounts" title={TRY_PRICE.others}>
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
    </TrialPart>
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

/** Debounce before the server is asked, in milliseconds. */
const PAUSE_MS = 400;

type Options = {
  readonly code: string;
  readonly priced: Priced;
  /** Whether there are unsaved changes, unknown to the server. */
  readonly isOff: boolean;
};

/** The server's answer about a code. */
type CodedQuote = {
  readonly kind: 'NONE' | 'SAVE_FIRST' | 'ASKING' | 'FAILED' | 'ANSWERED';
  readonly quote?: QuoteAnswer | undefined;
  readonly fault?: unknown;
};

/** The server's quote with a code; not requested without a code or with unsaved changes. */
function useCodeQuote({ code, priced, isOff }: Options): CodedQuote {
  const [debouncedCode] = useDebouncedValue(code.trim(), PAUSE_MS);
  const { trial, extras } = priced;
  const query = {
    ...trial,
    linen: trial.linen ? ('true' as const) : ('false' as const),
    detail: 'true' as const,
    ...(extras.length > 0 && { extras: writeWishes(extras) }),
    code: debouncedCode,
  };
  const isRequested = debouncedCode !== '' && code.trim() !== '' && !isOff;
  const { data, error, isError } = useRead(rates.quote, { query, enabled: isRequested, gcTime: 0, retry: false });
  if (code.trim() === '') return { kind: 'NONE' };
  if (isOff) return { kind: 'SAVE_FIRST' };
  if (isRequested && isError) return { kind: 'FAILED', fault: error };
  return isRequested && data ? { kind: 'ANSWERED', quote: data } : { kind: 'ASKING' };
}
