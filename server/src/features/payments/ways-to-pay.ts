import { formatIban } from '@approdo/shared/domain/money/iban';
import type { Reader } from '../../db/transaction.ts';
import { type Cards, takesCards } from './cards/takes-cards.ts';
import type { PaymentTerms } from './payments.table.ts';

/** How guests can pay what is asked for; neither before the owner has said where money goes. */
export type Ways = { readonly byTransfer: boolean; readonly byCard: boolean };

type Paid = {
  readonly terms: PaymentTerms;
  readonly cards: Cards;
  readonly parts: readonly { readonly amount: number }[];
};

export async function findWays(reader: Reader, { terms, cards, parts }: Paid): Promise<Ways> {
  const isEnough = cards !== undefined && parts.some(({ amount }) => amount >= cards.least);
  return { byTransfer: terms.iban !== '', byCard: isEnough && (await takesCards(reader, cards)) };
}

export function canBePaid({ byTransfer, byCard }: Ways): boolean {
  return byTransfer || byCard;
}

/** The account, and where a card is taken, as letters tell of them: nothing of a way that there is not. */
export function describeWays({ holder, iban, bic }: PaymentTerms, { byTransfer, byCard }: Ways, bookingId: string) {
  const account = byTransfer
    ? { beneficiario: holder, iban: formatIban(iban), bic: bic ?? '' }
    : { beneficiario: '', iban: '', bic: '' };
  return { ...account, carta: byCard ? `/booking/${bookingId}` : '' };
}
