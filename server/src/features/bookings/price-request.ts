import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import { formatEuros } from '@approdo/shared/domain/money/money';
import type { PriceBook } from '@approdo/shared/domain/money/price-book';
import { type Quote, type QuotedStay, quoteStay } from '@approdo/shared/domain/money/quote';
import { say } from '@approdo/shared/words/say';
import { conflict, invalidFields } from '../../http/problems.ts';
import type { AskedCode } from '../codes/index.ts';

type Priced = {
  readonly today: LocalDate;
  /** Undefined where none was sent. */
  readonly code: AskedCode | undefined;
  /** What the guest was shown, in cents, null by agreement; undefined where she was shown none. */
  readonly expectedTotal: number | null | undefined;
};

/**
 * What a request costs by the prices in its transaction. Throws 400 for a code where the price is by agreement, 409 with the
 * total where that is not what the guest was shown.
 */
export function priceRequest(stay: QuotedStay, book: PriceBook, { today, code, expectedTotal }: Priced): Quote {
  const quote = quoteStay(stay, book, { asOf: today, code: code?.worth });
  if (code && quote.byAgreement) throw invalidFields({ code: say('codeByAgreement') });
  if (expectedTotal === undefined || expectedTotal === quote.total) return quote;
  const { total } = quote;
  throw conflict(total === null ? say('priceByAgreementNow') : say('priceChanged', { price: formatEuros(total) }), {
    total,
  });
}

/** Whether the code that was sent is the discount. */
export function isCodeUsed({ discounts }: Quote): boolean {
  return discounts?.taken?.reason === 'CODE';
}
