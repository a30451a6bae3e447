import { refundableOf } from '@approdo/shared/domain/money/card-refund';
import type { Reader } from '../../../../db/transaction.ts';
import type { StoredEntry } from '../payments.table.ts';
import { type Cards, takesCards } from '../ways-to-pay.ts';
import { listRefunds } from './card-payments.repository.ts';
import type { StoredOrder } from './cards.table.ts';
import { listOrders } from './orders.repository.ts';

const DAY = 24 * 60 * 60_000;

/** The facts about a stay's card payments, and whether it can be paid by card. */
export type CardFacts = {
  readonly canPay: boolean;
  readonly isTest: boolean;
  /** Minimum card charge, in cents. */
  readonly minChargeCents: number;
  readonly orders: readonly StoredOrder[];
  readonly refunds: Awaited<ReturnType<typeof listRefunds>>;
};

export async function readCardFacts(
  reader: Reader,
  bookingId: string,
  { cards, now }: { readonly cards: Cards; readonly now: Date },
): Promise<CardFacts> {
  return {
    canPay: await takesCards(reader, cards),
    isTest: cards?.isTest ?? false,
    minChargeCents: cards?.minChargeCents ?? 0,
    orders: await listOrders(reader, bookingId, new Date(now.getTime() - DAY)),
    refunds: await listRefunds(reader, bookingId),
  };
}

/** A payment that a restore put on hold counts as closed. */
export function viewOrders(orders: readonly StoredOrder[]) {
  return orders.map(({ id, status }) => ({ id, status: status === 'HELD' ? ('CLOSED' as const) : status }));
}

/** How much of each card payment can be refunded, and which refunds are pending. */
export function viewCardPayments(entries: readonly StoredEntry[], refunds: CardFacts['refunds']) {
  return entries
    .filter(({ source, direction, reverses }) => source === 'CARD' && direction === 'IN' && reverses === null)
    .map(({ id, amount }) => ({
      entryId: id,
      ...refundableOf(
        amount,
        refunds.filter(({ of }) => of === id),
      ),
    }));
}
