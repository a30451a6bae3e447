import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { PriceBook } from '@approdo/shared/domain/prices/price-book';
import { type Quote, type QuotedStay, quoteStay } from '@approdo/shared/domain/prices/quote';
import { say } from '@approdo/shared/words/say';
import { invalidFields } from '../../../http/problems.ts';
import type { AskedCode } from '../../prices/codes/index.ts';

/** `code` is undefined where none was sent. */
type Asking = { readonly today: LocalDate; readonly code: AskedCode | undefined };

/** What a request costs by the prices in its transaction. Throws 400 for a code where the price is by agreement. */
export function priceRequest(stay: QuotedStay, book: PriceBook, { today, code }: Asking): Quote {
  const quote = quoteStay(stay, book, { asOf: today, code: code?.worth });
  if (code && quote.byAgreement) throw invalidFields({ code: say('codeByAgreement') });
  return quote;
}

/** Whether the code that was sent is the discount. */
export function isCodeUsed({ discounts }: Quote): boolean {
  return discounts?.taken?.reason === 'CODE';
}
