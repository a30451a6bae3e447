import { daysBetween, type LocalDate } from '../base/date/local-date.ts';
import { percentOf } from '../base/money/share.ts';

/** Who cancels at least so many days before arrival gets so much back of what was paid for the stay. */
export type CancellationRule = { readonly daysBefore: number; readonly percent: number };

export const MAX_CANCELLATION_RULES = 5;

/** What is wrong with rules in their order, in Italian; undefined where nothing is. */
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
  /** The day from which days are counted: that of the guest's request, or else of the cancellation. */
  readonly on: LocalDate;
  readonly byOwner: boolean;
  /** Whether the stay was ever agreed on: no terms bind where nothing was. */
  readonly isAgreed: boolean;
  /** What had been paid for the stay when it was called off, in cents; the share is of that, however much of it went back since. */
  readonly counted: number;
  /** What the stay costs, in cents; null where that was never said. What was paid beyond is the guest's own. */
  readonly price: number | null;
  /** What was paid for each, less what was given back, in cents. */
  readonly paid: { readonly stay: number; readonly security: number; readonly tax: number };
};

export type RefundSuggestion = {
  /** The one that holds; null where none does, where the owner cancels, and where no terms bind. */
  readonly rule: CancellationRule | null;
  readonly daysLeft: number;
  readonly stay: number;
  readonly security: number;
  readonly tax: number;
  readonly total: number;
};

/** What the terms give back, in cents: a share of the stay, what was paid over its price, deposit and tax whole; all of it where the owner cancels, or nothing was agreed. */
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
  const counted = Math.min(cancelling.counted, cancelling.price ?? cancelling.counted);
  const kept = isWhole ? 0 : counted - percentOf(counted, rule?.percent ?? 0);
  const stay = Math.max(0, paid.stay - kept);
  const { security, tax } = paid;
  return { rule, daysLeft, stay, security, tax, total: stay + security + tax };
}
