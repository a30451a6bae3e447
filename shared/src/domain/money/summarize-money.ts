import type { LocalDate } from '../base/date/local-date.ts';
import type { Instalment } from './instalments.ts';
import { balanceOf, fillsOf, type Movement, paymentStatusOf } from './ledger.ts';

type StayMoney = {
  /** Of the current price; null by agreement, undefined where no price was stored. */
  readonly total: number | null | undefined;
  /** Of a confirmed stay; nothing is due for a cancelled one. */
  readonly instalments: readonly Instalment[];
  readonly movements: readonly (Movement & { readonly reverses?: string | null | undefined })[];
};

/** The payment status of a stay on a day, in cents. */
export function summarizeMoney({ total, instalments, movements }: StayMoney, today: LocalDate) {
  const paid = balanceOf(movements, 'STAY');
  const parts = paymentStatusOf({ instalments, fills: fillsOf(movements) }, today).instalments;
  const next = parts.find(({ state }) => state !== 'PAID');
  return {
    total: total ?? null,
    byAgreement: total === null,
    paid,
    missing: total == null ? null : Math.max(0, total - paid),
    isLate: parts.some(({ state }) => state === 'OVERDUE'),
    next: next ? { kind: next.kind, amount: next.amount - next.paid, dueDate: next.dueDate } : null,
  };
}
