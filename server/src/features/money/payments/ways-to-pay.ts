import type { Reader } from '../../../db/transaction.ts';
import { findWait } from './card-wait.records.ts';
import type { PaymentTerms } from './payments.table.ts';

/** The card provider's properties for views; `least` in cents. Undefined where there is no provider. */
export type Cards = { readonly isTest: boolean; readonly minChargeCents: number } | undefined;

/** How guests can pay; neither way before the owner has set one up. */
export type Ways = { readonly byTransfer: boolean; readonly byCard: boolean };

/** Whether the owner has named an account or takes cards, whatever is due. */
export function hasWay({ terms, cards }: Pick<PaymentOptions, 'terms' | 'cards'>): boolean {
  return terms.iban !== '' || cards !== undefined;
}

type PaymentOptions = {
  readonly terms: PaymentTerms;
  readonly cards: Cards;
  readonly parts: readonly { readonly amount: number }[];
};

export async function findWays(reader: Reader, { terms, cards, parts }: PaymentOptions): Promise<Ways> {
  const isEnough = cards !== undefined && parts.some(({ amount }) => amount >= cards.minChargeCents);
  return { byTransfer: terms.iban !== '', byCard: isEnough && (await takesCards(reader, cards)) };
}

/** Whether a card can be charged now: after a restore not before the owner has had missed events resent. */
export async function takesCards(reader: Reader, cards: Cards): Promise<boolean> {
  return cards !== undefined && (await findWait(reader)) === undefined;
}

export function canBePaid({ byTransfer, byCard }: Ways): boolean {
  return byTransfer || byCard;
}
