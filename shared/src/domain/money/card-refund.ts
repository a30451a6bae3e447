/** What of a payment by card was asked back, in cents; one that failed was not given back. */
export type AskedRefund = { readonly amount: number; readonly status: 'PENDING' | 'DONE' | 'FAILED' };

/** What of a payment can still be given back, and what is on its way, in cents. */
export function standOfCard(paid: number, refunds: readonly AskedRefund[]) {
  const sumOf = (status: AskedRefund['status']) =>
    refunds.reduce((sum, refund) => (refund.status === status ? sum + refund.amount : sum), 0);
  const pending = sumOf('PENDING');
  return { left: Math.max(0, paid - sumOf('DONE') - pending), pending };
}

type Refunding = {
  readonly amount: number;
  /** What was paid by this payment, and what of it was asked back. */
  readonly paid: number;
  readonly refunds: readonly AskedRefund[];
  /** What the stay has left of the purpose that was paid for, and what is on its way back of it from all payments. */
  readonly balance: number;
  readonly pending: number;
};

/** Why that much cannot be given back of a payment by card, in Italian; undefined where it can. */
export function findRefundFault({ amount, paid, refunds, balance, pending }: Refunding): string | undefined {
  const most = Math.min(standOfCard(paid, refunds).left, balance - pending);
  return amount > most ? 'Non puoi rimborsare più di quanto è stato pagato' : undefined;
}
