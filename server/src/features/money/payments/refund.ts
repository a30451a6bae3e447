import { type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { suggestRefund } from '@approdo/shared/domain/money/cancellation-terms';
import { type Balances, balanceOf, balancesOf, withoutReversed } from '@approdo/shared/domain/money/ledger';
import { wasAgreed } from '@approdo/shared/domain/stays/booking';
import type { Reader } from '../../../db/transaction.ts';
import type { GuestStay } from '../../stays/stays/index.ts';
import { listEntries } from './entries.repository.ts';
import { getPaymentTerms } from './payment-settings.repository.ts';
import type { PaymentTerms, StoredEntry } from './payments.table.ts';
import { findPrice } from './prices.repository.ts';

/** art. 1385 c.c.: the payee who withdraws gives a confirmatory deposit back twice. */
const TWICE = 'L’ospite può chiedere il doppio (art. 1385 c.c.)';

type RefundInput = {
  readonly stay: Pick<GuestStay, 'startDate' | 'status' | 'outcome' | 'closedAt' | 'cancellationAskedAt'>;
  readonly balances: Balances;
  /** What had been paid for the stay when it was cancelled, in cents; if it was not, what is paid now. */
  readonly paidWhenClosed: number;
  /** What the stay costs, in cents; null where no price was set. */
  readonly price: number | null;
  readonly terms: PaymentTerms;
  readonly by: 'GUEST' | 'OWNER' | undefined;
  readonly today: LocalDate;
};

/**
 * The refund by the terms. Unless specified, the guest counts as cancelling, except where the stay was cancelled
 * without the guest's request. The days count from the request, not from the owner's answer. A stay that was never
 * agreed on is refunded in full.
 */
export function suggestFor({ stay, balances, paidWhenClosed, price, terms, by, today }: RefundInput) {
  const askedOn = dayOf(stay.cancellationAskedAt);
  const closedOn = dayOf(stay.closedAt);
  const wasByOwner = closedOn !== undefined && askedOn === undefined;
  const byOwner = by === undefined ? wasByOwner : by === 'OWNER';
  const isAgreed = wasAgreed(stay);
  const { STAY, SECURITY, TAX } = balances;
  const refund = suggestRefund({
    rules: terms.cancellationRules,
    arrival: stay.startDate,
    on: (byOwner ? closedOn : (askedOn ?? closedOn)) ?? today,
    byOwner,
    isAgreed,
    paidWhenClosed,
    price,
    paid: { stay: STAY, security: SECURITY, tax: TAX },
  });
  return {
    ...refund,
    ...(askedOn && { askedOn }),
    ...(closedOn && { closedOn }),
    ...(byOwner && isAgreed && terms.depositLabel === 'CAPARRA' && { note: TWICE }),
  };
}

/** The same from the stay's stored facts. */
export async function suggestRefundOf(reader: Reader, stay: GuestStay, input: Pick<RefundInput, 'by' | 'today'>) {
  const entries = await listEntries(reader, stay.id);
  const price = (await findPrice(reader, stay.id))?.total ?? null;
  const terms = await getPaymentTerms(reader);
  const paid = { balances: balancesOf(entries), paidWhenClosed: amountPaidWhenClosed(entries, stay.closedAt) };
  return suggestFor({ ...input, ...paid, stay, price, terms });
}

/**
 * What had been paid for a stay when it was cancelled, less refunds until then, in cents. Payments count by their date,
 * as bank statements are entered later; card payments, recorded at once, by their instant. Refunds count by when they
 * were recorded: one of the same day may be the cancellation's own.
 */
export function amountPaidWhenClosed(entries: readonly StoredEntry[], closedAt: string | null): number {
  const effective = withoutReversed(entries);
  const closedOn = dayOf(closedAt);
  if (closedAt === null || closedOn === undefined) return balanceOf(effective, 'STAY');
  const before = effective.filter(({ direction, source, date, createdAt }) => {
    if (direction === 'OUT') return createdAt < closedAt;
    return source === 'CARD' ? createdAt <= closedAt : date <= closedOn;
  });
  return balanceOf(before, 'STAY');
}

function dayOf(instant: string | null): LocalDate | undefined {
  return instant === null ? undefined : todayInRome(new Date(instant));
}
