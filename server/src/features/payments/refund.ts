import { suggestRefund } from '@approdo/shared/domain/cancellation-terms';
import { type Balances, balanceOf } from '@approdo/shared/domain/ledger';
import { type LocalDate, todayInRome } from '@approdo/shared/domain/local-date';
import type { GuestStay } from '../bookings/bookings.table.ts';
import type { PaymentTerms, StoredEntry } from './payments.table.ts';

/** art. 1385 c.c.: who breaks off gives a confirmatory deposit back twice. */
const TWICE = 'L’ospite può chiedere il doppio (art. 1385 c.c.)';

type Asked = {
  readonly stay: Pick<GuestStay, 'startDate' | 'closedAt' | 'cancellationAskedAt'>;
  readonly balances: Balances;
  /** What had been paid for the stay when it was called off; the same as now where it was not. */
  readonly counted: number;
  readonly terms: PaymentTerms;
  readonly by: 'GUEST' | 'OWNER' | undefined;
  readonly today: LocalDate;
};

/** What the terms give back of a stay: where nobody says who cancels, the guest does, unless it was called off and she had not asked for it. */
export function suggestFor({ stay, balances, counted, terms, by, today }: Asked) {
  const wasByOwner = stay.closedAt !== null && stay.cancellationAskedAt === null;
  const byOwner = by === undefined ? wasByOwner : by === 'OWNER';
  const on = stay.closedAt === null ? today : todayInRome(new Date(stay.closedAt));
  const { STAY, SECURITY, TAX } = balances;
  const refund = suggestRefund({
    rules: terms.cancellationRules,
    arrival: stay.startDate,
    on,
    byOwner,
    counted,
    paid: { stay: STAY, security: SECURITY, tax: TAX },
  });
  return { ...refund, ...(byOwner && terms.depositLabel === 'CAPARRA' && { note: TWICE }) };
}

/** What had been paid for a stay when it was called off, less what had gone back by then, in cents. */
export function countedOf(entries: readonly StoredEntry[], closedAt: string | null): number {
  return balanceOf(
    entries.filter(({ createdAt }) => closedAt === null || createdAt <= closedAt),
    'STAY',
  );
}
