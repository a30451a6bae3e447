import { daysBetween, type LocalDate } from '../base/date/local-date.ts';
import { percentOf } from '../base/money/share.ts';

/** By precedence: of equal discounts the first kind wins. */
export const DISCOUNT_KINDS = ['LENGTH', 'EARLY', 'LAST_MINUTE'] as const;
type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** A discount: for `at` nights or more, `at` days or more before arrival, or at most `at` days before. */
export type Discount = {
  readonly kind: DiscountKind;
  readonly at: number;
  readonly percent: number;
  /** First and last day of arrival it applies to; every day if left out. */
  readonly arrivalFrom?: LocalDate | undefined;
  readonly arrivalTo?: LocalDate | undefined;
};

/** The worth of a code that applies to the stay: a percentage, or cents. */
export type CodeWorth = {
  readonly code: string;
  readonly percent: number | null;
  readonly amount: number | null;
};

/** A stay that may get a discount: the price of its nights in cents, and the minimum that must remain. */
export type DiscountCase = {
  readonly arrival: LocalDate;
  readonly nights: number;
  /** The day of the request. */
  readonly asOf: LocalDate;
  readonly base: number;
  readonly least: number;
};

/** The discount that applies: `amount` cents are taken off, less than it promises if `isCut`. */
export type TakenDiscount = {
  readonly reason: DiscountKind | 'CODE';
  /** Nights or days; null for a code. */
  readonly at: number | null;
  readonly percent: number | null;
  readonly code: string | null;
  readonly base: number;
  readonly amount: number;
  readonly isCut: boolean;
};

/**
 * Why a discount does not apply: too few nights or days (`n`), other arrivals, a better one, or the minimum is reached.
 */
export type Unmet =
  | { readonly why: 'NIGHTS' | 'DAYS_BEFORE' | 'DAYS_AT_MOST'; readonly n: number }
  | { readonly why: 'ARRIVALS'; readonly from: LocalDate; readonly to: LocalDate }
  | { readonly why: 'OTHER_IS_BETTER'; readonly amount: number }
  | { readonly why: 'AT_LEAST' };

/** A discount that does not apply; `amount` is what it would take off without the better one. */
export type OtherDiscount = {
  readonly reason: TakenDiscount['reason'];
  readonly percent: number | null;
  readonly amount: number | null;
  readonly unmet: Unmet;
};

type Offered = { readonly discounts: readonly Discount[]; readonly code?: CodeWorth | undefined };
type Chosen = { readonly taken: TakenDiscount | null; readonly others: readonly OtherDiscount[] };

/** The largest discount (of equal ones the first by kind, a code last), and why the others do not apply. */
export function chooseDiscount({ discounts, code }: Offered, facts: DiscountCase): Chosen {
  const candidates = [
    ...discounts.map((discount) => ({
      deduction: deductionOf({ ...discount, reason: discount.kind, code: null }, facts),
      unmet: findUnmet(discount, facts),
    })),
    ...(code
      ? [{ deduction: deductionOf({ ...code, reason: 'CODE' as const, at: null }, facts), unmet: undefined }]
      : []),
  ];
  const applicable = candidates
    .filter(({ deduction, unmet }) => unmet === undefined && deduction.amount > 0)
    .map(({ deduction }) => deduction);
  const [taken = null] = applicable.toSorted((one, other) => other.amount - one.amount || rankOf(one) - rankOf(other));
  const others = candidates
    .filter(({ deduction }) => deduction !== taken)
    .map(({ deduction, unmet = unmetOf(deduction) }) => ({
      reason: deduction.reason,
      percent: deduction.percent,
      amount: unmet.why === 'OTHER_IS_BETTER' ? unmet.amount : null,
      unmet,
    }));
  return { taken, others };
}

/** The highest LAST_MINUTE percentage for a request on `asOf` to arrive that day; 0 if none applies. */
export function bestLastMinute(discounts: readonly Discount[], facts: Pick<DiscountCase, 'arrival' | 'asOf'>): number {
  const applicable = discounts.filter(
    (discount) => discount.kind === 'LAST_MINUTE' && findUnmet(discount, { ...facts, nights: 1 }) === undefined,
  );
  return Math.max(0, ...applicable.map(({ percent }) => percent));
}

type Deduction = Pick<TakenDiscount, 'reason' | 'at' | 'percent' | 'code'> & { readonly amount?: number | null };

function deductionOf({ reason, at, percent, code, amount }: Deduction, { base, least }: DiscountCase): TakenDiscount {
  const wanted = percent === null ? (amount ?? 0) : percentOf(base, percent);
  const limit = Math.max(0, base - least);
  return { reason, at, percent, code, base, amount: Math.min(wanted, limit), isCut: wanted > limit };
}

function findUnmet(
  { kind, at, arrivalFrom, arrivalTo }: Discount,
  { arrival, nights, asOf }: Pick<DiscountCase, 'arrival' | 'nights' | 'asOf'>,
): Unmet | undefined {
  const daysAhead = daysBetween(asOf, arrival);
  if (kind === 'LENGTH' && nights < at) return { why: 'NIGHTS', n: at };
  if (kind === 'EARLY' && daysAhead < at) return { why: 'DAYS_BEFORE', n: at };
  if (kind === 'LAST_MINUTE' && (daysAhead < 0 || daysAhead > at)) return { why: 'DAYS_AT_MOST', n: at };
  if (arrivalFrom === undefined || arrivalTo === undefined) return undefined;
  if (arrivalFrom <= arrival && arrival <= arrivalTo) return undefined;
  return { why: 'ARRIVALS', from: arrivalFrom, to: arrivalTo };
}

function unmetOf({ amount }: TakenDiscount): Unmet {
  return amount > 0 ? { why: 'OTHER_IS_BETTER', amount } : { why: 'AT_LEAST' };
}

function rankOf({ reason }: TakenDiscount): number {
  return reason === 'CODE' ? DISCOUNT_KINDS.length : DISCOUNT_KINDS.indexOf(reason);
}
