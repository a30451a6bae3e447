import { type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { suggestRefund } from '@approdo/shared/domain/money/cancellation-terms';
import { type Balances, balanceOf, balancesOf, withoutUndone } from '@approdo/shared/domain/money/ledger';
import { wasAgreed } from '@approdo/shared/domain/stays/booking';
import type { Reader } from '../../../db/transaction.ts';
import type { GuestStay } from '../../stays/stays/index.ts';
import { listEntries } from './entries.repository.ts';
import { getPaymentTerms } from './payment-settings.repository.ts';
import type { PaymentTerms, StoredEntry } from './payments.table.ts';
import { findPrice } from './prices.repository.ts';

/** art. 1385 c.c.: the payee who withdraws gives a confirmatory deposit back twice. */
const TWICE = 'L’ospite può chiedere il doppio (art. 1385 c.c.)';

type Asked = {
  readonly stay: Pick<GuestStay, 'startDate' | 'status' | 'outcome' | 'closedAt' | 'cancellationAskedAt'>;
  readonly balances: Balances;
  /** What had been paid for the stay when it was called off; the same as now where it was not. */
  readonly counted: number;
  /** What the stay costs, in cents; null where that was never said. */
  readonly price: number | null;
  readonly terms: PaymentTerms;
  readonly by: 'GUEST' | 'OWNER' | undefined;
  readonly today: LocalDate;
};

/**
 * How much the terms give back for a stay. Unless told otherwise the guest cancels, except where the stay was called off and she had
 * not asked for that. A guest who asked does not pay for the days that the owner took to answer. What was paid for a stay that was never
 * agreed on goes back whole, whoever is said to cancel.
 */
export function suggestFor({ stay, balances, counted, price, terms, by, today }: Asked) {
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
    counted,
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

/** The same, of what is written down of the stay. */
export async function suggestRefundOf(reader: Reader, stay: GuestStay, asked: Pick<Asked, 'by' | 'today'>) {
  const entries = await listEntries(reader, stay.id);
  const price = (await findPrice(reader, stay.id))?.total ?? null;
  const terms = await getPaymentTerms(reader);
  const paid = { balances: balancesOf(entries), counted: countedOf(entries, stay.closedAt) };
  return suggestFor({ ...asked, ...paid, stay, price, terms });
}

/**
 * What had been paid for a stay when it was called off, less what had gone back by then, in cents. What came counts by its
 * date, as bank statements are typed in later; but by card, which tells at once, nothing that was paid for a stay that was off.
 * What went back counts by when it was written: of the same day it may be what the cancellation itself gives back.
 */
export function countedOf(entries: readonly StoredEntry[], closedAt: string | null): number {
  const standing = withoutUndone(entries);
  const closedOn = dayOf(closedAt);
  if (closedAt === null || closedOn === undefined) return balanceOf(standing, 'STAY');
  const before = standing.filter(({ direction, source, date, createdAt }) => {
    if (direction === 'OUT') return createdAt < closedAt;
    return source === 'CARD' ? createdAt <= closedAt : date <= closedOn;
  });
  return balanceOf(before, 'STAY');
}

function dayOf(instant: string | null): LocalDate | undefined {
  return instant === null ? undefined : todayInRome(new Date(instant));
}
