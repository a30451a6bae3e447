import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import { ITALIAN } from '@approdo/shared/domain/language/language';
import { linesOfQuote, type PriceLine, totalOf } from '@approdo/shared/domain/money/price';
import { bookOfList, quoteStay } from '@approdo/shared/domain/money/quote';
import { readTypedEuros, writeEuros } from '@approdo/shared/domain/money/typed-euros';
import type { Rates } from '@approdo/shared/domain/stay/rates';
import type { Stay } from '@approdo/shared/domain/stay/stay';
import { labelOf } from '@approdo/shared/words/quote-label';
import { PRICE_FORM } from '../../../texts/money.ts';

type Price = BookingMoney['price'];

/** A line as it is typed. */
export type LineDraft = Readonly<Record<'label' | 'amount', string>> & Pick<PriceLine, 'kind'>;

const STAY_LINE: LineDraft = { kind: 'STAY', label: PRICE_FORM.stay, amount: '' };

export const NEW_LINE: LineDraft = { kind: 'EXTRA', label: '', amount: '' };

/** The lines that there are; where the nights have no price yet, a line for them to be typed in. */
export function draftOfPrice(price: Price): LineDraft[] {
  const lines = (price?.lines ?? []).map(draftLine);
  return price === null || price.byAgreement ? [STAY_LINE, ...lines] : lines;
}

type Wish = Stay & { readonly linen: boolean };

/** What the price list asks for the stay as it now is, with those lines of its price that the list knows nothing of. */
export function draftOfList(stay: Wish, rates: Rates, price: Price): LineDraft[] {
  const quote = quoteStay(stay, bookOfList(rates), { asOf: stay.startDate });
  const lines = linesOfQuote(quote, (line) => labelOf(line, ITALIAN)).map(draftLine);
  const own = (price?.lines ?? []).filter(({ kind }) => kind === 'EXTRA' || kind === 'DISCOUNT').map(draftLine);
  return [...(quote.byAgreement ? [STAY_LINE] : []), ...lines, ...own];
}

/** From what is typed to what the server takes. A discount is below zero, whether its minus is typed or not. */
export function readLines(lines: readonly LineDraft[]) {
  return lines.map(({ kind, label, amount }) => {
    const cents = readTypedEuros(amount);
    return { kind, label, amount: kind === 'DISCOUNT' && cents !== undefined && cents > 0 ? -cents : cents };
  });
}

/** What the lines come to so far, in cents; those that are no amount yet count nothing. */
export function sumOfLines(lines: readonly LineDraft[]): number {
  return totalOf(readLines(lines).map(({ amount }) => ({ amount: amount || 0 })));
}

function draftLine({ kind, label, amount }: Pick<PriceLine, 'kind' | 'label' | 'amount'>): LineDraft {
  return { kind, label, amount: writeEuros(amount) };
}
