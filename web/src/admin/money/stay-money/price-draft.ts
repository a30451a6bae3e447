import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import type { QuoteAnswer } from '@approdo/shared/contract/prices/quote';
import { readTypedEuros, writeEuros } from '@approdo/shared/domain/base/money/typed-euros';
import { type PriceLine, totalOf } from '@approdo/shared/domain/prices/price';
import { PRICE_FORM } from '../payments/index.ts';

type Price = BookingMoney['price'];

/** A price line as typed. */
export type LineDraft = Readonly<Record<'label' | 'amount', string>> & Pick<PriceLine, 'kind'>;

const STAY_LINE: LineDraft = { kind: 'STAY', label: PRICE_FORM.stay, amount: '' };

export const NEW_LINE: LineDraft = { kind: 'EXTRA', label: '', amount: '' };

/** The existing lines; where the nights have no price yet, with an empty line for them. */
export function draftOfPrice(price: Price): LineDraft[] {
  const lines = (price?.lines ?? []).map(draftLine);
  return price === null || price.byAgreement ? [STAY_LINE, ...lines] : lines;
}

/**
 * The quote at current prices for the stay as it is, plus the owner's own lines: extras or discounts that are not from
 * the price list.
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

/** Converts typed lines for the server. A discount is negative, whether its minus is typed or not. */
export function readLines(lines: readonly LineDraft[]) {
  return lines.map(({ kind, label, amount }) => {
    const cents = readTypedEuros(amount);
    return { kind, label, amount: kind === 'DISCOUNT' && cents !== undefined && cents > 0 ? -cents : cents };
  });
}

/** The total of the lines so far, in cents; invalid amounts are ignored. */
export function sumOfLines(lines: readonly LineDraft[]): number {
  return totalOf(readLines(lines).map(({ amount }) => ({ amount: amount || 0 })));
}

function draftLine({ kind, label, amount }: Pick<PriceLine, 'kind' | 'label' | 'amount'>): LineDraft {
  return { kind, label, amount: writeEuros(amount) };
}
