import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import type { QuoteAnswer } from '@approdo/shared/contract/prices/quote';
import { readTypedEuros, writeEuros } from '@approdo/shared/domain/base/money/typed-euros';
import { type PriceLine, totalOf } from '@approdo/shared/domain/prices/price';
import { PRICE_FORM } from '../payments/index.ts';

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

/**
 * What the prices of now ask for the stay as it now is, with those lines of its price that the owner wrote: an extra or a discount
 * that is none of the price list's.
 */
export function draftOfQuote(
  { lines, byAgreement }: Pick<QuoteAnswer, 'lines' | 'byAgreement'>,
  price: Price,
): LineDraft[] {
  const listed = lines.map(({ kind = 'STAY', label, amount }) => draftLine({ kind, label, amount }));
  const own = (price?.lines ?? []).filter(({ kind, part }) => part === undefined && OWN_KINDS.includes(kind));
  return [...(byAgreement ? [STAY_LINE] : []), ...listed, ...own.map(draftLine)];
}

const OWN_KINDS: readonly PriceLine['kind'][] = ['EXTRA', 'DISCOUNT'];

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
