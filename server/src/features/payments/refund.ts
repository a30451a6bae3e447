import { suggestRefund } from '@approdo/shared/domain/cancellation-terms';
import type { Balances } from '@approdo/shared/domain/ledger';
import { type LocalDate, todayInRome } from '@approdo/shared/domain/local-date';
import type { GuestStay } from '../bookings/bookings.table.ts';
import type { PaymentTerms } from './payments.table.ts';

/** art. 1385 c.c.: who breaks off gives a confirmatory deposit back twice. */
const TWICE = 'L’ospite può chiedere il doppio (art. 1385 c.c.)';

type Asked = {
  readonly stay: Pick<GuestStay, 'startDate' | 'closedAt' | 'cancellationAskedAt'>;
  readonly balances: Balances;
  readonly terms: PaymentTerms;
  readonly by: 'GUEST' | 'OWNER' | undefined;
  readonly today: LocalDate;
};

/** What the terms give back of a stay: where nobody says who cancels, the guest does who has asked for it, or else the owner. */
export function suggestFor({ stay, balances, terms, by, today }: Asked) {
  const byOwner = (by ?? (stay.cancellationAskedAt === null ? 'OWNER' : 'GUEST')) === 'OWNER';
  const on = stay.closedAt === null ? today : todayInRome(new Date(stay.closedAt));
  const { STAY, SECURITY, TAX } = balances;
  const refund = suggestRefund({
    rules: terms.cancellationRules,
    arrival: stay.startDate,
    on,
    byOwner,
    paid: { stay: STAY, security: SECURITY, tax: TAX },
  });
  return { ...refund, ...(byOwner && terms.depositLabel === 'CAPARRA' && { note: TWICE }) };
}
