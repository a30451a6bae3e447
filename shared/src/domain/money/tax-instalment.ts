import type { LocalDate } from '../base/date/local-date.ts';
import {
  byDueDate,
  dueOfBalance,
  dueOfDeposit,
  dueOfLastBalance,
  type Instalment,
  type ScheduleTerms,
} from './instalments.ts';

/** What a stay owes of the tourist tax, in cents, and whether that rests on something that is not known yet. */
export type TaxDue = { readonly amount: number; readonly isEstimate: boolean };

type Taxed = {
  /** Null where nothing is asked for. */
  readonly due: TaxDue | null;
  /** What was paid of the tax, less what was given back, in cents. */
  readonly paid: number;
  /** The day that the instalments are reckoned from. */
  readonly since: LocalDate;
  readonly arrival: LocalDate;
  readonly departure: LocalDate;
  readonly today: LocalDate;
};

/**
 * The instalments with that of the tourist tax as the stay owes it now (LAW.md section 11): one that is paid stays, and of one that
 * is paid in part that part. Of a stay that is over nothing new is asked. The same list where nothing of it is another.
 */
export function withTax(
  instalments: readonly Instalment[],
  { due, paid, ...days }: Taxed,
  terms: ScheduleTerms,
): readonly Instalment[] {
  const former = instalments.find(isTax);
  const others = instalments.filter((part) => !isTax(part));
  const owed = due?.amount ?? 0;
  // What was paid beyond it goes first to what is owed by now.
  if (former && former.amount <= paid && (paid === former.amount || owed <= former.amount)) return instalments;
  const amount = former && former.amount < paid ? Math.min(owed, paid) : Math.max(owed, former ? paid : 0);
  if (!former && (amount === 0 || days.departure < days.today)) return instalments;
  const dueDate = former?.dueDate ?? dueOfTax(others, days, terms);
  const isEstimate = due?.isEstimate === true && amount > paid;
  if (former?.amount === amount && (former.isEstimate ?? false) === isEstimate) return instalments;
  const tax: Instalment = { kind: 'TAX', amount, dueDate, ...(isEstimate && { isEstimate }) };
  return amount > 0 ? [...others, tax].toSorted(byDueDate) : others;
}

/** With the balance; where that is over when the tax is asked for, as soon as its guest can be expected to pay. */
function dueOfTax(
  others: readonly Instalment[],
  { since, arrival, today }: Omit<Taxed, 'due' | 'paid'>,
  terms: ScheduleTerms,
): LocalDate {
  const withBalance = dueOfLastBalance(others) ?? dueOfBalance({ since, arrival }, terms);
  if (withBalance >= today || since === today) return withBalance;
  const soon = dueOfDeposit({ since: today, arrival }, terms);
  return soon < today ? today : soon;
}

function isTax({ kind }: Instalment): boolean {
  return kind === 'TAX';
}
