import { daysBetween, type LocalDate } from '../base/date/local-date.ts';
import { percentOf } from '../base/money/share.ts';

/** Cancelling at least so many days before arrival refunds so many percent of what was paid for the stay. */
export type CancellationRule = { readonly daysBefore: number; readonly percent: number };

export const MAX_CANCELLATION_RULES = 5;

/** What is wrong with rules in their order, in Italian; undefined if nothing is. */
export function findRulesFault(rules: readonly CancellationRule[]): string | undefined {
  if (rules.length > MAX_CANCELLATION_RULES) return `Le regole possono essere al massimo ${MAX_CANCELLATION_RULES}`;
  const pairs = rules.slice(1).map((rule, at) => ({ rule, before: rules[at] }));
  if (pairs.some(({ rule, before }) => before && rule.daysBefore >= before.daysBefore)) {
    return 'I giorni prima dell’arrivo devono diminuire da una regola all’altra';
  }
  if (pairs.some(({ rule, before }) => before && rule.percent > before.percent)) {
    return 'Il rimborso non può crescere avvicinandosi all’arrivo';
  }
  return undefined;
}

type Cancelling = {
  readonly rules: readonly CancellationRule[];
  readonly arrival: LocalDate;
  /** The day that counts: that of the guest's request, else that of the cancellation. */
  readonly on: LocalDate;
  readonly byOwner: boolean;
  /** Whether the stay was ever agreed on: otherwise no terms apply. */
  readonly isAgreed: boolean;
  /** Paid for the stay when it was cancelled, in cents; the share is of that, whatever was refunded since. */
  readonly paidWhenClosed: number;
  /** What the stay costs, in cents; null where no price was set. An overpayment is refunded in full. */
  readonly price: number | null;
  /** Paid for each, less refunds, in cents. */
  readonly paid: { readonly stay: number; readonly security: number; readonly tax: number };
};

export type RefundSuggestion = {
  /** The rule that applies; null if none does: also where the owner cancels, or nothing was agreed on. */
  readonly rule: CancellationRule | null;
  readonly daysLeft: number;
  readonly stay: number;
  readonly security: number;
  readonly tax: number;
  readonly total: number;
};

/** The refund by the terms, in cents: a share of the stay, and all of overpayments, deposit and tax. */
export function suggestRefund({
  rules,
  arrival,
  on,
  byOwner,
  isAgreed,
  paid,
  ...cancelling
}: Cancelling): RefundSuggestion {
  const daysLeft = daysBetween(on, arrival);
  const isWhole = byOwner || !isAgreed;
  const rule = isWhole ? null : (rules.find(({ daysBefore }) => daysBefore <= daysLeft) ?? null);
  const paidWhenClosed = Math.min(cancelling.paidWhenClosed, cancelling.price ?? cancelling.paidWhenClosed);
  const retained = isWhole ? 0 : paidWhenClosed - percentOf(paidWhenClosed, rule?.percent ?? 0);
  const stay = Math.max(0, paid.stay - retained);
  const { security, tax } = paid;
  return { rule, daysLeft, stay, security, tax, total: stay + security + tax };
}
