import type { LocalDate } from '../base/date/local-date.ts';
import {
  byDueDate,
  dueOfBalance,
  dueOfDeposit,
  dueOfLastBalance,
  type Instalment,
  type ScheduleTerms,
} from './instalments.ts';

/** The tourist tax that a stay owes, in cents, and whether the amount rests on unknown facts. */
export type TaxDue = { readonly amount: number; readonly isEstimate: boolean };

type Taxed = {
  /** Null where no tax is collected. */
  readonly due: TaxDue | null;
  /** Tax paid, less refunds, in cents. */
  readonly paid: number;
  /** The day that due dates are calculated from. */
  readonly since: LocalDate;
  readonly arrival: LocalDate;
  readonly departure: LocalDate;
  readonly today: LocalDate;
};

/**
 * The instalments with the tourist tax that the stay now owes (LAW.md section 11). A paid tax instalment stays, and of
 * a partly paid one that part. A past stay gets no new one. The same array where nothing changes.
 */
export function withTax(
  instalments: readonly Instalment[],
  { due, paid, ...days }: Taxed,
  terms: ScheduleTerms,
): readonly Instalment[] {
  const former = instalments.find(isTax);
  const others = instalments.filter((part) => !isTax(part));
  const owed = due?.amount ?? 0;
  // An overpayment covers first what is owed by now.
  if (former && former.amount <= paid && (paid === former.amount || owed <= former.amount)) return instalments;
  const amount = former && former.amount < paid ? Math.min(owed, paid) : Math.max(owed, former ? paid : 0);
  if (!former && (amount === 0 || days.departure < days.today)) return instalments;
  const dueDate = former?.dueDate ?? dueOfTax(others, days, terms);
  const isEstimate = due?.isEstimate === true && amount > paid;
  if (former?.amount === amount && (former.isEstimate ?? false) === isEstimate) return instalments;
  const tax: Instalment = { kind: 'TAX', amount, dueDate, ...(isEstimate && { isEstimate }) };
  return amount > 0 ? [...others, tax].toSorted(byDueDate) : others;
}

/** Due with the balance; if that is past when the tax is added, as soon as the guest can be expected to pay. */
function dueOfTax(
  others: readonly Instalment[],
  { since, arrival, today }: Omit<Taxed, 'due' | 'paid'>,
  terms: ScheduleTerms,
): LocalDate {
  const withBalance = dueOfLastBalance(others) ?? dueOfBalance({ since, arrival }, terms);
  if (withBalance >= today || since === today) return withBalance;
  const depositDue = dueOfDeposit({ since: today, arrival }, terms);
  return depositDue < today ? today : depositDue;
}

function isTax({ kind }: Instalment): boolean {
  return kind === 'TAX';
}
