import type { YearDays } from './seasons.ts';
import type { Stay } from './stay.ts';

/** From Monday on, as the wire calls them. */
export const WEEKDAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
export type WeekdayCode = (typeof WEEKDAYS)[number];

/** What an arrival must keep to, `departureDays` a departure. Left out or undefined: look further; null: no limit. */
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

/** All that the owner asks of stays. Each field of Rules is looked for alone: in the exception, then the season, then the base. */
export type StayRules = {
  readonly base: Rules;
  readonly seasons: readonly RuleSeason[];
  readonly exceptions: readonly RuleException[];
  /** How many months ahead one may arrive. */
  readonly horizonMonths: number | null;
  /** Empty nights between two stays, beyond what turnover asks. */
  readonly preparationDays: number;
  /** Whether a stay may be short that fills nights which no stay of the least length could. */
  readonly fillGaps: boolean;
  /** No stay leaves so few nights, or fewer, between itself and what is taken. */
  readonly orphanNights: number;
  /** How long a request waits for its answer. */
  readonly requestHours: number | null;
};

/** Nothing is asked: the base with each limit said to be none. */
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

/** Whether stays are let by the week, as far as rules tell: somewhere they have a week at least, or begin on one weekday alone. */
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
 * How many days before a stay and after it a booking can lie that decides on it: the nights that both keep free of each
 * other, and as many as may be left alone between.
 */
export function reachOfRules({ preparationDays, orphanNights }: StayRules): number {
  return 2 * (preparationDays + 1) + orphanNights + 1;
}

/** Whether any of it can keep a stay from being asked for; `fillGaps` alone only allows. */
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
