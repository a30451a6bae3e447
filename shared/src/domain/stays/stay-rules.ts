import type { YearDays } from './seasons.ts';
import type { Stay } from './stay.ts';

/** The weekdays from Monday on, by their wire names. */
export const WEEKDAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
export type WeekdayCode = (typeof WEEKDAYS)[number];

/** The limits of an arrival; `departureDays` limits departures. Left out or undefined: look further; null: none. */
export type Rules = {
  readonly minNights?: number | null | undefined;
  readonly maxNights?: number | null | undefined;
  readonly arrivalDays?: readonly WeekdayCode[] | null | undefined;
  readonly departureDays?: readonly WeekdayCode[] | null | undefined;
  readonly leadDays?: number | null | undefined;
};

/** Rules of some days of every year, first and last included. */
export type RuleSeason = Rules & YearDays;

/** Rules of some days of one year, first and last included. */
export type RuleException = Rules & Stay & { readonly label?: string | undefined };

/** The owner's rules for stays. Each field of Rules is looked up alone: exception first, then season, then base. */
export type StayRules = {
  readonly base: Rules;
  readonly seasons: readonly RuleSeason[];
  readonly exceptions: readonly RuleException[];
  /** How many months ahead one may arrive. */
  readonly horizonMonths: number | null;
  /** Empty nights between two stays, beyond those that turnover requires. */
  readonly preparationDays: number;
  /** Whether a stay may be shorter than the minimum if it fills a gap too short for that. */
  readonly fillGaps: boolean;
  /** No stay may leave this many nights, or fewer, between itself and the next. */
  readonly orphanNights: number;
  /** The hours after which an unanswered request expires. */
  readonly requestHours: number | null;
};

/** No rules: the base with every limit set to none. */
export const initialStayRules = {
  base: { minNights: null, maxNights: null, arrivalDays: null, departureDays: null, leadDays: null },
  seasons: [],
  exceptions: [],
  horizonMonths: null,
  preparationDays: 0,
  fillGaps: false,
  orphanNights: 0,
  requestHours: null,
} satisfies StayRules;

/** Whether rules make stays weekly: some minimum of a week, or a single weekday of arrival. */
export function rentsByWeek({
  base,
  seasons,
  exceptions,
}: Pick<StayRules, 'base' | 'seasons' | 'exceptions'>): boolean {
  return [base, ...seasons, ...exceptions].some(
    ({ minNights, arrivalDays }) => (minNights ?? 0) >= 7 || arrivalDays?.length === 1,
  );
}

/**
 * How many days before and after a stay a booking can affect it: the nights that both keep free, and those that may not
 * be left alone in between.
 */
export function reachOfRules({ preparationDays, orphanNights }: StayRules): number {
  return 2 * (preparationDays + 1) + orphanNights + 1;
}

/** Whether any rule can prevent a request; `fillGaps` alone only allows more. */
export function bindsStays({ base, seasons, exceptions, ...rest }: StayRules): boolean {
  const { horizonMonths, preparationDays, orphanNights } = rest;
  return (
    horizonMonths !== null ||
    preparationDays > 0 ||
    orphanNights > 0 ||
    [base, ...seasons, ...exceptions].some(hasLimit)
  );
}

function hasLimit({ minNights, maxNights, arrivalDays, departureDays, leadDays }: Rules): boolean {
  return [minNights, maxNights, arrivalDays, departureDays, leadDays].some((limit) => (limit ?? null) !== null);
}
