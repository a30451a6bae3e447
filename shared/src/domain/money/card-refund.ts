/** A requested refund of a card payment, in cents; a failed one returned nothing. */
export type RequestedRefund = { readonly amount: number; readonly status: 'PENDING' | 'DONE' | 'FAILED' };

/** What can still be refunded of a payment, and what is pending, in cents. */
export function refundableOf(paid: number, refunds: readonly RequestedRefund[]) {
  const sumOf = (status: RequestedRefund['status']) =>
    refunds.reduce((sum, refund) => (refund.status === status ? sum + refund.amount : sum), 0);
  const pending = sumOf('PENDING');
  return { left: Math.max(0, paid - sumOf('DONE') - pending), pending };
}

type Refunding = {
  readonly amount: number;
  /** The amount of this payment, and its requested refunds. */
  readonly paid: number;
  readonly refunds: readonly RequestedRefund[];
  /** The stay's balance for the purpose of the payment, and its pending refunds from all payments. */
  readonly balance: number;
  readonly pending: number;
};

/** Why that much of a card payment cannot be refunded, in Italian; undefined if it can. */
export function findRefundFault({ amount, paid, refunds, balance, pending }: Refunding): string | undefined {
  const maximum = Math.min(refundableOf(paid, refunds).left, balance - pending);
  return amount > maximum ? 'Non puoi rimborsare più di quanto è stato pagato' : undefined;
}
